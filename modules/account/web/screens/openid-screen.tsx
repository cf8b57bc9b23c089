import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '#platform/web/data/use-write.ts';
import { finishOpenid } from '../../contract/finish-openid.ts';
import { openidTrip } from '../data/eid-trip.ts';
import { useTripEnd } from '../data/use-trip-end.ts';
import { TripEnd } from '../parts/trip-end.tsx';

/** Back from a sign-in service outside: its answer is shown to the server, and the way goes on. */
export default function OpenidScreen() {
  const { t } = useTranslation('account');
  const [trip] = useState(openidTrip.take);
  const [answer] = useState(() => location.search.slice(1));
  const goOn = useTripEnd(trip);
  const { run, error } = useWrite(finishOpenid, { inPlace: true, onDone: ({ user_id }) => goOn(user_id) });
  useEffect(() => {
    if (trip) run({ body: { turn: trip.turn, answer } });
  }, [trip, run, answer]);
  return <TripEnd trip={trip} title={t('eid.openid')} checking={t('eid.openid_back')} error={error} />;
}
