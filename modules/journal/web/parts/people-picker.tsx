import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Named } from '../../contract/settings-shapes.ts';

type Props = Pick<
  MultiSelectProps,
  'label' | 'placeholder' | 'description' | 'required' | 'maxValues' | 'onSearchChange'
> & {
  value: readonly Named[];
  onPick: (people: Named[]) => void;
  /** Those who can be chosen; those who are chosen already need not be among them. */
  offered: readonly (Named & { class_name?: string | null })[];
  fault: string | undefined;
};

/** More than these are found by typing. */
const SHOWN = 50;

/** Several people, found by name: Enter takes the first that fits and never sends the form. */
export function PeoplePicker({ value, onPick, offered, fault, placeholder, ...props }: Props) {
  const { t } = useTranslation();
  const known = new Map([...value, ...offered].map((person) => [String(person.user_id), person]));
  const data = [...known].map(([id, person]) => ({
    value: id,
    label: 'class_name' in person && person.class_name ? `${person.name} · ${person.class_name}` : person.name,
  }));
  const pick = (ids: readonly string[]) =>
    onPick(
      ids.flatMap((id) => {
        const person = known.get(id);
        return person ? [{ user_id: person.user_id, name: person.name }] : [];
      }),
    );
  return (
    <MultiSelect
      searchable
      clearSearchOnChange
      selectFirstOptionOnChange
      hidePickedOptions
      limit={SHOWN}
      comboboxProps={{ position: 'bottom-start' }}
      nothingFoundMessage={t('select.nothing_found')}
      {...props}
      {...(value.length === 0 && placeholder !== undefined && { placeholder })}
      data={data}
      value={value.map(({ user_id }) => String(user_id))}
      onChange={pick}
      error={fault}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
    />
  );
}
