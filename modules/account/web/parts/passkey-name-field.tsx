import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Form } from '#platform/web/ui/use-form.ts';
import { PASSKEY_NAME_MAX } from '../../contract/limits.ts';

type Props = Pick<Form<{ name: string }>, 'draft' | 'change' | 'faults'> & { autoFocus?: boolean };

/** The name of a passkey, ready to be typed over. */
export function PasskeyNameField({ draft, change, faults, autoFocus = false }: Props) {
  const { t } = useTranslation('account');
  return (
    <TextInput
      autoFocus={autoFocus}
      label={t('passkeys.name')}
      value={draft.name}
      maxLength={PASSKEY_NAME_MAX}
      error={faults.name}
      onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  );
}
