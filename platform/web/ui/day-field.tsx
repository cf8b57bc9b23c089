import { TextInput, type TextInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const LONGEST_DAY = 10;

/** A day, written as dd.mm.yyyy: quicker by hand than any calendar, and the same in every language. */
export function DayField(props: TextInputProps) {
  const { t } = useTranslation();
  return (
    <TextInput inputMode="decimal" autoComplete="off" maxLength={LONGEST_DAY} placeholder={t('day.hint')} {...props} />
  );
}
