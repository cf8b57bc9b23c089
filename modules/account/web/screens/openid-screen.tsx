import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { forgetAnswers } from '#platform/web/data/answer-news.ts';
import { CallError } from '#platform/web/data/call-error.ts';
import { tellOtherTabs } from '#platform/web/data/session-channel.ts';
import { signOutDebt } from '#platform/web/data/sign-out-debt.ts';
import { useWrite } from '#platform/web/data/use-write.ts';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { finishOpenid } from '../../contract/finish-openid.ts';
import { openidTrip } from '../data/openid-trip.ts';
import { BoardGreeting } from '../parts/board-greeting.tsx';
import classes from '../parts/entrance.module.css';
import { Entrance } from '../parts/entrance.tsx';

const notFound = new CallError({ status: 404, refusals: [{ key: 'verification_session_not_found', params: {} }] });

/** Back from a sign-in service outside: its answer is shown to the server, and the way goes on. */
export default function OpenidScreen() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const [trip] = useState(openidTrip.take);
  const [answer] = useState(() => location.search.slice(1));
  const { run, error } = useWrite(finishOpenid, {
    inPlace: true,
    onDone: async ({ user_id }) => {
      if (trip?.purpose === 'sign-in') {
        forgetAnswers();
        signOutDebt.settle();
        tellOtherTabs({ kind: 'signed_in', user_id });
      }
      await navigate(trip?.back ?? '/', { replace: true });
    },
  });
  useEffect(() => {
    // What the service handed over is read: neither the address bar nor the way back keeps it.
    void navigate({ search: '' }, { replace: true });
    if (trip) run({ body: { turn: trip.turn, answer } });
  }, [trip, run, answer, navigate]);
  const failed = trip ? error : notFound;
  return (
    <Entrance board={<BoardGreeting />}>
      <PageTitle>{t('eid.openid_tab')}</PageTitle>
      <h1 className={classes.title}>{t('eid.openid')}</h1>
      {failed ? (
        <>
          <ErrorNotice error={failed} />
          <Button component={Link} to={trip && trip.purpose !== 'sign-in' ? trip.back : '/login'} mt="lg">
            {t('eid.openid_gone')}
          </Button>
        </>
      ) : (
        <p className={classes.note} role="status">
          {t('eid.openid_back')}
        </p>
      )}
    </Entrance>
  );
}
