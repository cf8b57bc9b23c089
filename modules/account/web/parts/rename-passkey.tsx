import { useTranslation } from 'react-i18next';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { DialogForm } from '#platform/web/ui/dialog-form.tsx';
import { usePasskeyName } from '../data/use-passkey-name.ts';
import { PasskeyNameField } from './passkey-name-field.tsx';

type Props = { passkey: { id: number; name: string }; opened: boolean; onClose: () => void };

/** Gives a passkey another name. */
export function RenamePasskey({ passkey, opened, onClose }: Props) {
  const { t } = useTranslation('account');
  const form = usePasskeyName(passkey, onClose);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      onClosed={() => form.restart()}
      title={t('passkeys.rename_title')}
      width="small"
      fillsPhone={false}
    >
      <DialogForm form={form} onCancel={onClose} submitLabel={t('passkeys.save')}>
        <PasskeyNameField {...form} />
      </DialogForm>
    </Dialog>
  );
}
