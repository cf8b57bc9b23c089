import { useTranslation } from 'react-i18next';
import { isBlank } from '#platform/contract/text.ts';
import { useForm } from '#platform/web/ui/use-form.ts';
import { renamePasskey } from '../../contract/rename-passkey.ts';

/** The name of a passkey, ready to be typed over. */
export function usePasskeyName(passkey: { id: number; name: string }, onDone: () => unknown) {
  const { t } = useTranslation('account');
  return useForm(renamePasskey, {
    empty: { name: passkey.name },
    check: ({ name }) => (isBlank(name) ? { name: t('errors.passkey_name_blank') } : {}),
    refusals: { name: ['passkey_name_blank'] },
    input: (body) => ({ params: { passkeyId: passkey.id }, body }),
    onDone,
  });
}
