import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countryChoices } from '#platform/web/i18n/countries.ts';
import { SearchSelect } from '#platform/web/ui/search-select.tsx';
import { timeZoneChoices } from '../data/time-zones.ts';

type Props = { value: string; onPick: (value: string) => void; fault?: string | undefined };

/** A country, found by its name in the shown language. */
export function CountryField(props: Props) {
  const { t, i18n } = useTranslation('people');
  const choices = useMemo(() => countryChoices(i18n.language), [i18n.language]);
  return <SearchSelect required label={t('settings.country')} data={choices} {...props} />;
}

/** A time zone, found by a place in it. */
export function TimeZoneField(props: Props) {
  const { t } = useTranslation('people');
  const choices = useMemo(() => timeZoneChoices(props.value), [props.value]);
  return (
    <SearchSelect
      required
      label={t('settings.time_zone')}
      description={t('settings.time_zone_note')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={choices}
      {...props}
    />
  );
}
