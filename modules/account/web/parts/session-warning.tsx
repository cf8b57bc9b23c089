import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogActions } from '#platform/web/ui/dialog.tsx';
import { QuietNotice } from '#platform/web/ui/quiet-notice.tsx';
import { sessionPhase, timeLeft } from '../data/session-phase.ts';
import { useSessionClock } from '../data/use-session-clock.ts';

/** Tells in time that the session is about to end: quietly at first, in a dialog in the last minutes. */
export function SessionWarning() {
  const { t } = useTranslation('account');
  const { clock, stay, staying } = useSessionClock();
  if (!clock) return null;
  const phase = sessionPhase(clock);
  const { minutes, seconds } = timeLeft(clock);
  return (
    <>
      {phase === 'notice' && (
        <QuietNotice
          text={t('session.notice')}
          detail={
            <Text span size="xs" c="dimmed" display="block" role="timer">
              {t('session.minutes_left', { count: minutes })}
            </Text>
          }
          action={{ label: t('session.stay'), run: stay, pending: staying }}
        />
      )}
      <Dialog
        opened={phase === 'dialog'}
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
    </>
  );
}
