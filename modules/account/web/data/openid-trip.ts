import type { Purpose } from './proof-ways.ts';

/** What a tab remembers while its person is away at the sign-in service. */
export type OpenidTrip = { readonly turn: string; readonly purpose: Purpose; readonly back: string };

const PLACE = 'kriit:openid-trip';

export const openidTrip = {
  begin: (trip: OpenidTrip): void => sessionStorage.setItem(PLACE, JSON.stringify(trip)),
  /** Gives it once: an answer is shown only once, too. */
  take(): OpenidTrip | null {
    const text = sessionStorage.getItem(PLACE);
    sessionStorage.removeItem(PLACE);
    return text === null ? null : (JSON.parse(text) as OpenidTrip);
  },
};
