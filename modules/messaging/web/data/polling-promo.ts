import { readCookie, writeCookie } from '#platform/web/data/cookies.ts';
import { PROMO_MONTHS } from '../../contract/limits.ts';

const COOKIE = 'polling_promo';
const DAYS_IN_MONTH = 30.5;

/** Reading a cookie stops the page for as long as drawing ten messages, so what was read last is kept for what is drawn at once. */
let last: boolean | null = null;

function read(): boolean {
  last = readCookie(COOKIE) !== undefined;
  return last;
}

/** Polls are shown once to those whose school has not got them, and not again for half a year (S2 section 9). */
export const pollingPromo = {
  wasShown: read,
  /** As it was the last time: another tab may have shown them since. */
  wasShownLast: (): boolean => last ?? read(),
  note: (): void => {
    last = true;
    writeCookie(COOKIE, '1', Math.round(PROMO_MONTHS * DAYS_IN_MONTH));
  },
};
