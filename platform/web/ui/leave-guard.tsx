import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

/** Asks before unsaved changes are left behind. */
export function LeaveGuard({ when }: { when: boolean }) {
  const { t } = useTranslation();
  const { isAsking, stay, leave } = useLeaveGuard(when);
  return (
    <ConfirmDialog
      opened={isAsking}
      onClose={stay}
      onConfirm={leave}
      title={t('leave_guard.title')}
      confirmLabel={t('leave_guard.leave')}
    >
      {t('leave_guard.text')}
    </ConfirmDialog>
  );
}
