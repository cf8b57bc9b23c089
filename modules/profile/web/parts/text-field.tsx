import { TextInput, type TextInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { AccountField } from '../data/account-draft.ts';
import type { AccountPanelProps } from '../data/account-panel.ts';

/** How a field looks that can be read and not changed. */
export const locked = { readOnly: true, variant: 'filled' } as const;

type Props = TextInputProps & { name: AccountField; panel: AccountPanelProps; isLocked: boolean };

/** A choice that can only be read: what was chosen, without the arrow that promises a list. */
export function LockedChoice({ label, value }: { label: string; value: string | undefined }) {
  const { t } = useTranslation('profile');
  return <TextInput {...locked} label={label} placeholder={t('you.not_said')} value={value ?? ''} />;
}

/** One line of text about the person. */
export function TextField({ name, panel: { values, change, faults }, isLocked, ...props }: Props) {
  return (
    <TextInput
      {...props}
      {...(isLocked && { ...locked, required: false })}
      value={values[name]}
      error={faults[name]}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
    />
  );
}
