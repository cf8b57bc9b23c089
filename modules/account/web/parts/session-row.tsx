import { Button } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '#platform/contract/endpoint.ts';
import { Moment } from '#platform/web/ui/moment-label.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import type { listSessions } from '../../contract/list-sessions.ts';
import classes from './session-row.module.css';

export type Session = AnswerOf<typeof listSessions>['sessions'][number];

/** What is known of a session: from where, how and when. */
export function SessionFacts({ session }: { session: Session }) {
  const { t } = useTranslation('account');
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{t('sessions.address')}</dt>
        <dd>{session.address}</dd>
      </div>
      <div>
        <dt>{t('sessions.place')}</dt>
        <dd>{t(`sessions.places.${session.place}`)}</dd>
      </div>
      <div>
        <dt>{t('sessions.last_used')}</dt>
        <dd>
          <Moment at={session.last_used_at} />
        </dd>
      </div>
      <div>
        <dt>{t('sessions.method')}</dt>
        <dd>{t(`sessions.methods.${session.method}`)}</dd>
      </div>
    </dl>
  );
}

/** One session in the list; this very one is ended by signing out, so it has no button here. */
export function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { t } = useTranslation('account');
  const Icon = session.is_mobile ? IconDeviceMobile : IconDeviceDesktop;
  const device = session.device ?? t('devices.unknown');
  return (
    <li className={classes.session}>
      <Icon className={classes.mark} size={20} stroke={1.75} aria-hidden="true" />
      <div className={classes.body}>
        <div className={classes.head}>
          <span className={classes.device}>{device}</span>
          {session.is_current ? (
            <StatusChip accent="green">{t('sessions.this_one')}</StatusChip>
          ) : (
            <Button variant="default" aria-label={`${t('sessions.end')}: ${device}`} onClick={onEnd}>
              {t('sessions.end')}
            </Button>
          )}
        </div>
        <SessionFacts session={session} />
      </div>
    </li>
  );
}
