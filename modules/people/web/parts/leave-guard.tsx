import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';

/** Asks before unsaved changes are left behind: by a link or Back with our own words, by closing the tab with the browser's. */
export function LeaveGuard({ when }: { when: boolean }) {
  const { t } = useTranslation('people');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!when) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [when]);
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title={t('settings.leave_title')}
      confirmLabel={t('settings.leave')}
    >
      {t('settings.leave_text')}
    </ConfirmDialog>
  );
}
