import { readCookie, writeCookie } from '#platform/web/data/cookies.ts';
import { PROMO_MONTHS } from '../../contract/limits.ts';

const COOKIE = 'polling_promo';
const DAYS_IN_MONTH = 30.5;

/** Polls are shown once to those whose school has not got them, and not again for half a year (S2 section 9). */
export const pollingPromo = {
  wasShown: (): boolean => readCookie(COOKIE) !== undefined,
  note: (): void => writeCookie(COOKIE, '1', Math.round(PROMO_MONTHS * DAYS_IN_MONTH)),
};
