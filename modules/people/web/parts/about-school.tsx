import { SimpleGrid } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Panel } from '#platform/web/ui/panel.tsx';
import type { SchoolSettings } from '../../contract/shapes.ts';
import type { SettingsChanges } from '../data/settings-changes.ts';
import { CountryField, TimeZoneField } from './place-fields.tsx';
import { SchoolNameField } from './school-name-field.tsx';

type Props = {
  values: SchoolSettings;
  change: (next: SettingsChanges) => void;
  faults: Partial<Record<'name' | 'country' | 'time_zone', string>>;
};

/** What the school is called and where it is. */
export function AboutSchool({ values, change, faults }: Props) {
  const { t } = useTranslation('people');
  return (
    <Panel title={t('settings.about')}>
      <SchoolNameField value={values.name} onType={(name) => change({ name })} fault={faults.name} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md" mt="md">
        <CountryField value={values.country} onPick={(country) => change({ country })} fault={faults.country} />
        <TimeZoneField
          value={values.time_zone}
          onPick={(time_zone) => change({ time_zone })}
          fault={faults.time_zone}
        />
      </SimpleGrid>
    </Panel>
  );
}
