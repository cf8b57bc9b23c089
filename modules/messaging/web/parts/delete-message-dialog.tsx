import { useTranslation } from 'react-i18next';
import { WriteConfirm } from '#platform/web/ui/write-confirm.tsx';
import { deleteMessage } from '../../contract/delete-message.ts';
import type { DialogProps } from '../data/dialogs.ts';
import { useClosedDialog } from '../data/use-closed-dialog.ts';

/** Asks before an own message is taken away from everybody. */
export default function DeleteMessageDialog({
  request: { messageId, onDeleted },
  opened,
  onClose,
  onClosed,
}: DialogProps<'delete-message'>) {
  const { t } = useTranslation('messaging');
  useClosedDialog(opened, onClosed);
  return (
    <WriteConfirm
      opened={opened}
      onClose={onClose}
      endpoint={deleteMessage}
      input={{ params: { messageId } }}
      title={t('message.delete_title')}
      confirmLabel={t('message.delete_confirm')}
      done={t('message.delete_done')}
      onDone={onDeleted}
    >
      {t('message.delete_text')}
    </WriteConfirm>
  );
}
