import type { SelectProps } from '@mantine/core';
import { SearchSelect } from '#platform/web/ui/search-select.tsx';
import { useClasses } from '../data/use-classes.ts';

type Props = Pick<SelectProps, 'aria-label' | 'label' | 'required' | 'placeholder' | 'renderOption'> & {
  value: number | null;
  onPick: (class_id: number | null) => void;
  fault?: string | undefined;
  /** The choice that means no class at all, where there is one. */
  none?: string;
  /** A class that is not offered. */
  except?: number | null;
};

const NONE = 'none';

/** One of the school's classes, found by its name; in the order of their levels, as the server lists them. */
export function ClassSelect({ value, onPick, none, except, ...props }: Props) {
  const offered = useClasses().filter(({ id }) => id !== except);
  const choices = offered.map(({ id, name }) => ({ value: String(id), label: name }));
  const resting = none === undefined ? '' : NONE;
  return (
    <SearchSelect
      {...props}
      data={none === undefined ? choices : [{ value: NONE, label: none }, ...choices]}
      value={value === null ? resting : String(value)}
      onPick={(picked) => onPick(Number(picked) || null)}
    />
  );
}
