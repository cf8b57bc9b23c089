import type { Purpose } from './proof-ways.ts';

/** What a browser remembers while its person is away: at a sign-in service, or in an app on the same device. */
export type EidTrip = { readonly turn: string; readonly purpose: Purpose; readonly back: string };

const keptIn = (storage: () => Storage, place: string) => {
  const read = (): EidTrip | null => {
    const text = storage().getItem(place);
    return text === null ? null : (JSON.parse(text) as EidTrip);
  };
  return {
    begin: (trip: EidTrip): void => storage().setItem(place, JSON.stringify(trip)),
    /** Whether somebody is still away on it. */
    isOn: (turn: string): boolean => read()?.turn === turn,
    /** Gives it once: an answer is shown only once, too. */
    take(): EidTrip | null {
      const trip = read();
      storage().removeItem(place);
      return trip;
    },
  };
};

/** A service leads back into the same tab. */
export const openidTrip = keptIn(() => sessionStorage, 'kriit:openid-trip');
/** An app opens a tab of its own, so that all of them have to know. */
export const smartIdTrip = keptIn(() => localStorage, 'kriit:smart-id-trip');
