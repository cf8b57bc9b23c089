import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { signInPath } from '#platform/web/data/return-path.ts';
import { AfterDelay } from '#platform/web/ui/after-delay.tsx';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { LeadOn } from '#platform/web/ui/lead-on.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { readHandover } from '../data/handover.ts';
import { useWhoIsHere } from '../data/use-who-is-here.ts';
import BoardGreeting from '../parts/board-greeting.tsx';
import { Entrance } from '../parts/entrance.tsx';
import { HandoverForm } from '../parts/handover-form.tsx';

/** The window beside another site's page: whoever has signed in here lets the frame in that opened it. */
export default function HandoverScreen() {
  const { t } = useTranslation('account');
  const [handover] = useState(readHandover);
  const [isDone, setIsDone] = useState(false);
  const { here } = useWhoIsHere({ mustAsk: true });
  const elsewhere = signInPath(location.pathname + location.search);
  const finish = () => {
    setIsDone(true);
    // Only a browser that opened the window by itself keeps it; then its person reads what to do.
    window.close();
  };
  if (handover && here === 'nobody') return <LeadOn to={elsewhere} />;
  return (
    <Entrance board={<BoardGreeting />}>
      <PageTitle>{t('handover.tab')}</PageTitle>
      {!handover && (
        <EmptyFace
          isPage
          drawing="door"
          accent="yellow"
          title={t('handover.gone')}
          sentence={t('handover.gone_note')}
          action={
            <Button component={Link} to="/" variant="default">
              {t('handover.gone_go')}
            </Button>
          }
        />
      )}
      {handover && here === 'asking' && (
        <AfterDelay>
          <Skeleton height={320} />
        </AfterDelay>
      )}
      {handover && typeof here === 'object' && !isDone && (
        <HandoverForm me={here} handover={handover} elsewhere={elsewhere} onDone={finish} />
      )}
      {handover && isDone && (
        <EmptyFace
          isPage
          drawing="door"
          title={t('handover.done')}
          sentence={t('handover.done_note', { host: handover.host })}
        />
      )}
    </Entrance>
  );
}
