import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countryChoices } from '#platform/web/i18n/countries.ts';
import { SearchSelect } from '#platform/web/ui/search-select.tsx';
import type { AccountPanelProps } from '../data/account-panel.ts';
import { LockedChoice } from './text-field.tsx';

type Props = {
  name: 'country' | 'id_code_country';
  label: string;
  panel: AccountPanelProps;
  isLocked: boolean;
  clearable?: boolean;
};

/** A country, found by its name in the shown language. */
export function CountryField({ name, label, panel: { values, change, faults }, isLocked, clearable = false }: Props) {
  const { t, i18n } = useTranslation('profile');
  const choices = useMemo(() => countryChoices(i18n.language), [i18n.language]);
  const value = values[name];
  if (isLocked) return <LockedChoice label={label} value={choices.find((one) => one.value === value)?.label} />;
  return (
    <SearchSelect
      label={label}
      data={choices}
      placeholder={t('you.not_said')}
      clearable={clearable}
      value={value}
      onPick={(value) => change({ [name]: value })}
      fault={faults[name]}
    />
  );
}
