import { useTranslation } from 'react-i18next';
import { WriteConfirm } from '#platform/web/ui/write-confirm.tsx';
import { removePasskey } from '../../contract/remove-passkey.ts';

type Props = { passkey: { id: number; name: string }; opened: boolean; onClose: () => void };

/** Asks before a passkey opens nothing any more; stays open with the reason when it is the last way in. */
export function RemovePasskey({ passkey, ...dialog }: Props) {
  const { t } = useTranslation('account');
  return (
    <WriteConfirm
      {...dialog}
      endpoint={removePasskey}
      input={{ params: { passkeyId: passkey.id } }}
      title={t('passkeys.remove_title', { name: passkey.name })}
      confirmLabel={t('passkeys.remove_confirm')}
      done={t('passkeys.removed')}
    >
      {t('passkeys.remove_text')}
    </WriteConfirm>
  );
}
