import { Select, type SelectProps } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countryChoices } from '../data/countries.ts';
import { timeZoneChoices } from '../data/time-zones.ts';

type Props = { value: string; onPick: (value: string) => void; fault?: string | undefined };

/** One out of a long list: typing replaces what is chosen, Enter takes the first that fits and never sends the form. */
function PlaceSelect({ value, onPick, fault, ...props }: Props & SelectProps) {
  const { t } = useTranslation('people');
  return (
    <Select
      required
      searchable
      selectFirstOptionOnChange
      allowDeselect={false}
      nothingFoundMessage={t('settings.nothing_found')}
      {...props}
      value={value || null}
      onChange={(picked) => onPick(picked ?? '')}
      error={fault}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
    />
  );
}

/** A country, found by its name in the shown language. */
export function CountryField(props: Props) {
  const { t, i18n } = useTranslation('people');
  const choices = useMemo(() => countryChoices(i18n.language), [i18n.language]);
  return <PlaceSelect label={t('settings.country')} data={choices} {...props} />;
}

/** A time zone, found by a place in it. */
export function TimeZoneField(props: Props) {
  const { t } = useTranslation('people');
  const choices = useMemo(() => timeZoneChoices(props.value), [props.value]);
  return (
    <PlaceSelect
      label={t('settings.time_zone')}
      description={t('settings.time_zone_note')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={choices}
      {...props}
    />
  );
}
