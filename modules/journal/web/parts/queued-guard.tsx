import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unsavedChanges } from '#platform/web/data/unsaved-changes.ts';
import { useLatest } from '#platform/web/data/use-latest.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';

/** While a lesson waits to be saved, nobody signs out without knowing that it goes with them. */
export function QueuedGuard() {
  const { t } = useTranslation(['journal', 'ui']);
  const [asked, setAsked] = useState<{ answer: (mayLeave: boolean) => void } | null>(null);
  const latest = useLatest(asked);
  useEffect(() => {
    const letGo = unsavedChanges.hold(() => new Promise((answer) => setAsked({ answer })));
    return () => {
      letGo();
      // Saved while the question stood there: nothing would be lost any more.
      latest.current?.answer(true);
    };
  }, []);
  const reply = (mayLeave: boolean) => {
    asked?.answer(mayLeave);
    setAsked(null);
  };
  return (
    <ConfirmDialog
      opened={asked !== null}
      onClose={() => reply(false)}
      onConfirm={() => reply(true)}
      title={t('kept.leave_title')}
      cancelLabel={t('ui:dialog.stay')}
      confirmLabel={t('kept.leave')}
    >
      {t('kept.leave_text')}
    </ConfirmDialog>
  );
}
