import { useTranslation } from 'react-i18next';
import { WriteConfirm } from '#platform/web/ui/write-confirm.tsx';
import { endOtherSessions } from '../../contract/end-other-sessions.ts';
import { endSession } from '../../contract/end-session.ts';
import type { Session } from './session-row.tsx';

type Props = { opened: boolean; onClose: () => void };

/** Asks before somebody is signed out on one other device. */
export function EndSession({ session, ...dialog }: Props & { session: Session }) {
  const { t } = useTranslation('account');
  return (
    <WriteConfirm
      {...dialog}
      endpoint={endSession}
      input={{ params: { sessionId: session.id } }}
      title={t('sessions.end_title', { device: session.device ?? t('devices.unknown') })}
      confirmLabel={t('sessions.end_confirm')}
      done={t('sessions.ended')}
    >
      {t('sessions.end_text')}
    </WriteConfirm>
  );
}

/** Asks before somebody is signed out everywhere but here. */
export function EndOtherSessions(dialog: Props) {
  const { t } = useTranslation('account');
  return (
    <WriteConfirm
      {...dialog}
      endpoint={endOtherSessions}
      input={{}}
      title={t('sessions.end_others_title')}
      confirmLabel={t('sessions.end_others')}
      done={t('sessions.ended_others')}
    >
      {t('sessions.end_others_text')}
    </WriteConfirm>
  );
}
