import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { fullName } from '#platform/web/ui/initials.ts';
import type { EidDemonstration, EidPersona } from '../data/eid-ways.ts';

const keyOf = ({ country, id_code }: Pick<EidPersona, 'country' | 'id_code'>): string => `${country}-${id_code}`;

type Props = {
  label: string;
  demonstration: EidDemonstration;
  /** Where the eID exists; everywhere, unless it says so. */
  countries?: readonly string[];
  chosen: { country: string; id_code: string };
  onPick: (person: EidPersona) => void;
};

/** Whoever has an eID in the demonstration, so that nobody has to know a code by heart. */
export function PersonaSelect({ label, demonstration, countries, chosen, onPick }: Props) {
  const { t } = useTranslation();
  const people = demonstration.people.filter(({ country }) => countries?.includes(country) ?? true);
  return (
    <Select
      size="md"
      searchable
      label={label}
      allowDeselect={false}
      nothingFoundMessage={t('select.nothing_found')}
      comboboxProps={{ position: 'bottom-start' }}
      data={people.map((person) => ({
        value: keyOf(person),
        label: `${fullName(person)} · ${person.id_code}`,
      }))}
      value={people.some((person) => keyOf(person) === keyOf(chosen)) ? keyOf(chosen) : null}
      onChange={(value) => {
        const picked = people.find((person) => keyOf(person) === value);
        if (picked) onPick(picked);
      }}
    />
  );
}
