import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { useLeaveGuard } from '#platform/web/ui/use-leave-guard.ts';

/** Asks before unsaved changes of the settings are left behind. */
export function LeaveGuard({ when }: { when: boolean }) {
  const { t } = useTranslation('people');
  const { isAsking, stay, leave } = useLeaveGuard(when);
  return (
    <ConfirmDialog
      opened={isAsking}
      onClose={stay}
      onConfirm={leave}
      title={t('settings.leave_title')}
      confirmLabel={t('settings.leave')}
    >
      {t('settings.leave_text')}
    </ConfirmDialog>
  );
}
