import { Button, Text } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogActions } from '#platform/web/ui/dialog.tsx';
import { QuietNotice } from '#platform/web/ui/quiet-notice.tsx';
import { type SessionClock, sessionPhase, timeLeft } from '../data/session-phase.ts';
import { useSessionClock } from '../data/use-session-clock.ts';

/** Tells in time that the session is about to end: quietly at first, in a dialog in the last minutes. */
export function SessionWarning() {
  const { t } = useTranslation('account');
  const { clock, stay, staying } = useSessionClock();
  if (!clock) return null;
  const phase = sessionPhase(clock);
  return (
    <>
      {phase === 'notice' && (
        <QuietNotice
          text={t('session.notice')}
          detail={
            <Text span size="xs" c="dimmed" display="block" role="timer">
              {t('session.minutes_left', { count: timeLeft(clock).minutes })}
            </Text>
          }
          action={{ label: t('session.stay'), run: stay, pending: staying }}
        />
      )}
      <EndDialog clock={clock} stay={stay} staying={staying} />
    </>
  );
}

type EndProps = { clock: SessionClock; stay: () => void; staying: boolean };

/** Every call moves the end of the session; while there is nothing to tell of it, the dialog is not drawn anew. */
const EndDialog = memo(function EndDialog({ clock, stay, staying }: EndProps) {
  const { t } = useTranslation('account');
  const { minutes, seconds } = timeLeft(clock);
  return (
    <Dialog
      opened={sessionPhase(clock) === 'dialog'}
      onClose={stay}
      title={t('session.dialog_title')}
      width="small"
      fillsPhone={false}
      closable={false}
    >
      <Text>{t('session.dialog_text')}</Text>
      <Text fz={28} fw={650} mt="sm" role="timer" className="kriit-figures">
        {`${minutes}:${String(seconds).padStart(2, '0')}`}
      </Text>
      <DialogActions>
        <Button onClick={stay} loading={staying} data-autofocus>
          {t('session.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
});
