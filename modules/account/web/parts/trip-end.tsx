import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { type CallError, refusedError } from '#platform/web/data/call-error.ts';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import type { EidTrip } from '../data/eid-trip.ts';
import BoardGreeting from './board-greeting.tsx';
import classes from './entrance.module.css';
import { Entrance } from './entrance.tsx';

const notFound = refusedError(404, 'verification_session_not_found');

type Props = { trip: EidTrip | null; title: string; checking: string; error: CallError | null };

/** Back from elsewhere: what was brought is being looked at, or did not hold. Without a trip nobody left from here. */
export function TripEnd({ trip, title, checking, error }: Props) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  // What was handed over is read by now: neither the address bar nor the way back keeps it.
  useEffect(() => {
    void navigate({ search: '' }, { replace: true });
  }, [navigate]);
  const failed = trip ? error : notFound;
  const isInside = trip !== null && trip.purpose !== 'sign-in';
  return (
    <Entrance board={<BoardGreeting />}>
      <PageTitle>{t('eid.openid_tab')}</PageTitle>
      <h1 className={classes.title}>{title}</h1>
      {failed ? (
        <>
          <ErrorNotice error={failed} />
          <Button component={Link} to={isInside ? trip.back : '/login'} mt="lg">
            {t(isInside ? 'eid.trip_back' : 'eid.openid_gone')}
          </Button>
        </>
      ) : (
        <p className={classes.note} role="status">
          {checking}
        </p>
      )}
    </Entrance>
  );
}
