import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from './confirm-dialog.tsx';

type Props = { opened: boolean; onStay: () => void; onClose: () => void };

/** Asks before a dialog is closed over what was entered in it. */
export function CloseAnyway({ opened, onStay, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onStay}
      onConfirm={() => {
        onStay();
        onClose();
      }}
      title={t('dialog.leave_title')}
      cancelLabel={t('dialog.stay')}
      confirmLabel={t('dialog.close_anyway')}
    >
      {t('dialog.leave_text')}
    </ConfirmDialog>
  );
}
