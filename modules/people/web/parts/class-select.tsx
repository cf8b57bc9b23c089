import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { useClasses } from '../data/use-classes.ts';

type Props = Omit<NativeSelectProps, 'value' | 'onChange' | 'data'> & {
  value: number | null;
  onPick: (class_id: number | null) => void;
  /** What stands there while no class is chosen. */
  none: string;
};

/** One of the school's classes, or none. */
export function ClassSelect({ value, onPick, none, ...props }: Props) {
  const schoolClasses = useClasses();
  return (
    <NativeSelect
      {...props}
      value={value ?? ''}
      onChange={({ currentTarget }) => onPick(Number(currentTarget.value) || null)}
    >
      <option value="">{none}</option>
      {schoolClasses.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}
