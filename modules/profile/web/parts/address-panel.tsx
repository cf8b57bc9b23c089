import { SimpleGrid } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Panel } from '#platform/web/ui/panel.tsx';
import { CITY_MAX, COUNTY_MAX, POSTAL_INDEX_MAX, STREET_MAX } from '../../contract/limits.ts';
import type { AccountPanelProps } from '../data/account-panel.ts';
import { CountryField } from './country-field.tsx';
import { TextField } from './text-field.tsx';

const LINES = [
  { name: 'county', maxLength: COUNTY_MAX, autoComplete: 'address-level1' },
  { name: 'city', maxLength: CITY_MAX, autoComplete: 'address-level2' },
  { name: 'street', maxLength: STREET_MAX, autoComplete: 'street-address' },
  { name: 'postal_index', maxLength: POSTAL_INDEX_MAX, autoComplete: 'postal-code' },
] as const;

/** Where the person lives. */
export function AddressPanel(panel: AccountPanelProps) {
  const { t } = useTranslation('profile');
  const isLocked = !panel.may.edit_personal_data;
  return (
    <Panel title={t('address.title')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
        <CountryField name="country" label={t('address.country')} panel={panel} isLocked={isLocked} clearable />
        {LINES.map(({ name, ...line }) => (
          <TextField
            key={name}
            {...line}
            name={name}
            label={t(`address.${name}`)}
            panel={panel}
            isLocked={isLocked}
            placeholder={isLocked ? t('you.not_said') : undefined}
          />
        ))}
      </SimpleGrid>
    </Panel>
  );
}
