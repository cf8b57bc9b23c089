import { useTranslation } from 'react-i18next';
import { staysInForm } from '#platform/web/data/form-faults.ts';
import { useWrite } from '#platform/web/data/use-write.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { endOtherSessions } from '../../contract/end-other-sessions.ts';
import { endSession } from '../../contract/end-session.ts';
import type { Session } from './session-row.tsx';

type Props = { opened: boolean; onClose: () => void };

/** Asks before somebody is signed out on one other device. */
export function EndSession({ session, opened, onClose }: Props & { session: Session }) {
  const { t } = useTranslation('account');
  const { run, pending, error, reset } = useWrite(endSession, {
    inPlace: staysInForm,
    onDone: () => {
      onClose();
      void toast.done(t('sessions.ended'));
    },
  });
  return (
    <ConfirmDialog
      opened={opened}
      onClose={() => {
        reset();
        onClose();
      }}
      title={t('sessions.end_title', { device: session.device ?? t('devices.unknown') })}
      confirmLabel={t('sessions.end_confirm')}
      onConfirm={() => run({ params: { sessionId: session.id } })}
      pending={pending}
    >
      {t('sessions.end_text')}
      <ErrorNotice error={error && staysInForm(error) ? error : null} />
    </ConfirmDialog>
  );
}

/** Asks before somebody is signed out everywhere but here. */
export function EndOtherSessions({ opened, onClose }: Props) {
  const { t } = useTranslation('account');
  const { run, pending } = useWrite(endOtherSessions, {
    onDone: () => {
      onClose();
      void toast.done(t('sessions.ended_others'));
    },
  });
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t('sessions.end_others_title')}
      confirmLabel={t('sessions.end_others')}
      onConfirm={() => run({})}
      pending={pending}
    >
      {t('sessions.end_others_text')}
    </ConfirmDialog>
  );
}
