import { useTranslation } from 'react-i18next';
import { staysInForm } from '#platform/web/data/form-faults.ts';
import { useWrite } from '#platform/web/data/use-write.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { removePasskey } from '../../contract/remove-passkey.ts';

type Props = { passkey: { id: number; name: string }; opened: boolean; onClose: () => void };

/** Asks before a passkey opens nothing any more; stays open with the reason when it is the last way in. */
export function RemovePasskey({ passkey, opened, onClose }: Props) {
  const { t } = useTranslation('account');
  const { run, pending, error, reset } = useWrite(removePasskey, {
    inPlace: staysInForm,
    onDone: () => {
      onClose();
      void toast.done(t('passkeys.removed'));
    },
  });
  return (
    <ConfirmDialog
      opened={opened}
      onClose={() => {
        reset();
        onClose();
      }}
      title={t('passkeys.remove_title', { name: passkey.name })}
      confirmLabel={t('passkeys.remove_confirm')}
      onConfirm={() => run({ params: { passkeyId: passkey.id } })}
      pending={pending}
    >
      {t('passkeys.remove_text')}
      <ErrorNotice error={error && staysInForm(error) ? error : null} />
    </ConfirmDialog>
  );
}
