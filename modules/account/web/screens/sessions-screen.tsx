import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '#platform/web/data/use-call.ts';
import { Faces } from '#platform/web/ui/faces.tsx';
import { Panel } from '#platform/web/ui/panel.tsx';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';
import { listSessions } from '../../contract/list-sessions.ts';
import { EndOtherSessions, EndSession } from '../parts/end-session.tsx';
import classes from '../parts/session-row.module.css';
import { type Session, SessionRow } from '../parts/session-row.tsx';

/** `/profile/sessions`: where one is signed in, and how to end that elsewhere. */
export default function SessionsScreen() {
  const { t } = useTranslation('account');
  const sessions = useCall(listSessions, {});
  // The one that was asked about stays known while its dialog closes, also when it is gone from the list.
  const [asked, setAsked] = useState<Session | null>(null);
  const [open, setOpen] = useState<'one' | 'others' | null>(null);
  const close = () => setOpen(null);
  const hasOthers = sessions.data?.sessions.some(({ is_current }) => !is_current) ?? false;
  return (
    <Panel
      flush
      title={t('sessions.title')}
      note={t('sessions.note')}
      actions={
        hasOthers && (
          <Button variant="default" onClick={() => setOpen('others')}>
            {t('sessions.end_others')}
          </Button>
        )
      }
    >
      <Faces query={sessions} waiting={<SkeletonRows rows={3} />} empty="never">
        {(data) => (
          <ul className={classes.sessions} aria-label={t('sessions.title')}>
            {data.sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                onEnd={() => {
                  setAsked(session);
                  setOpen('one');
                }}
              />
            ))}
          </ul>
        )}
      </Faces>
      {asked && <EndSession session={asked} opened={open === 'one'} onClose={close} />}
      <EndOtherSessions opened={open === 'others'} onClose={close} />
    </Panel>
  );
}
