import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SCHOOL_NAME_MAX } from '../../contract/limits.ts';

type Props = { value: string; onType: (name: string) => void; fault?: string | undefined };

/** What a school is called. */
export function SchoolNameField({ value, onType, fault }: Props) {
  const { t } = useTranslation('people');
  return (
    <TextInput
      label={t('settings.name')}
      required
      autoComplete="off"
      maxLength={SCHOOL_NAME_MAX}
      value={value}
      error={fault}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  );
}
