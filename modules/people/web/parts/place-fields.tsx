import { Select } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countryChoices } from '../data/countries.ts';
import { timeZoneChoices } from '../data/time-zones.ts';

type Props = { value: string; onPick: (value: string) => void; fault?: string | undefined };

/** A country, found by its name in the shown language. */
export function CountryField({ value, onPick, fault }: Props) {
  const { t, i18n } = useTranslation('people');
  const choices = useMemo(() => countryChoices(i18n.language), [i18n.language]);
  return (
    <Select
      label={t('settings.country')}
      required
      searchable
      allowDeselect={false}
      nothingFoundMessage={t('settings.nothing_found')}
      data={choices}
      value={value || null}
      onChange={(picked) => onPick(picked ?? '')}
      error={fault}
    />
  );
}

/** A time zone, found by a place in it. */
export function TimeZoneField({ value, onPick, fault }: Props) {
  const { t } = useTranslation('people');
  const choices = useMemo(() => timeZoneChoices(value), [value]);
  return (
    <Select
      label={t('settings.time_zone')}
      description={t('settings.time_zone_note')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      required
      searchable
      allowDeselect={false}
      nothingFoundMessage={t('settings.nothing_found')}
      data={choices}
      value={value || null}
      onChange={(picked) => onPick(picked ?? '')}
      error={fault}
    />
  );
}
