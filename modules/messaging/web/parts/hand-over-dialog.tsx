import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import type { DialogProps } from '../data/dialogs.ts';
import { useClosedDialog } from '../data/use-closed-dialog.ts';

/** Tells the last administrator why leaving has to wait, and leads to where that is mended. */
export default function HandOverDialog({ request, opened, onClose, onClosed }: DialogProps<'hand-over'>) {
  const { t } = useTranslation('messaging');
  useClosedDialog(opened, onClosed);
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t('steps.hand_over.title', { title: request.title })}
      confirmLabel={t('steps.hand_over.confirm')}
      dangerous={false}
      onConfirm={() => {
        onClose();
        request.onParticipants();
      }}
    >
      {t('steps.hand_over.text')}
    </ConfirmDialog>
  );
}
