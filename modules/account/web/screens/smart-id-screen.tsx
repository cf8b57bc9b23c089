import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type EidTrip, smartIdTrip } from '../data/eid-trip.ts';
import { usePhoneTurn } from '../data/use-phone-turn.ts';
import { useTripEnd } from '../data/use-trip-end.ts';
import { TripEnd } from '../parts/trip-end.tsx';

/** The trip that the app leads back from, with what it brings; null where this browser is not the one that left. */
function comeBack(): { trip: EidTrip; secret_digest: string; challenge_verifier: string } | null {
  const query = new URLSearchParams(location.search);
  const secret_digest = query.get('sessionSecretDigest');
  const challenge_verifier = query.get('userChallengeVerifier');
  if (!secret_digest || !challenge_verifier || !smartIdTrip.isOn(query.get('turn') ?? '')) return null;
  const trip = smartIdTrip.take();
  return trip && { trip, secret_digest, challenge_verifier };
}

/** Back from the Smart-ID app on the same device: what it brings is shown to the server, and the way goes on. */
export default function SmartIdScreen() {
  const { t } = useTranslation('account');
  const [back] = useState(comeBack);
  const trip = back?.trip ?? null;
  const { run, error } = usePhoneTurn(useTripEnd(trip));
  useEffect(() => {
    if (!back) return;
    const { trip, ...came_back } = back;
    void run(async () => ({ turn: trip.turn, verification_code: null, came_back }));
  }, [back, run]);
  return <TripEnd trip={trip} title={t('eid.smart_id')} checking={t('eid.app_back')} error={error} />;
}
