import { useNavigate } from 'react-router';
import { noteArrival } from './arrival.ts';
import type { EidTrip } from './eid-trip.ts';

/** Goes on where somebody left off, once the server has accepted what they came back with. */
export function useTripEnd(trip: EidTrip | null) {
  const navigate = useNavigate();
  return async (user_id: number): Promise<void> => {
    if (trip?.purpose === 'sign-in') noteArrival(user_id);
    await navigate(trip?.back ?? '/', { replace: true });
  };
}
