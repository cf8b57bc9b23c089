import { useNavigate } from 'react-router';
import { forgetAnswers } from '#platform/web/data/answer-news.ts';
import { tellOtherTabs } from '#platform/web/data/session-channel.ts';
import { signOutDebt } from '#platform/web/data/sign-out-debt.ts';
import type { EidTrip } from './eid-trip.ts';

/** Goes on where somebody left off, once the server has accepted what they came back with. */
export function useTripEnd(trip: EidTrip | null) {
  const navigate = useNavigate();
  return async (user_id: number): Promise<void> => {
    if (trip?.purpose === 'sign-in') {
      forgetAnswers();
      signOutDebt.settle();
      tellOtherTabs({ kind: 'signed_in', user_id });
    }
    await navigate(trip?.back ?? '/', { replace: true });
  };
}
