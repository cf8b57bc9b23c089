import { dayIn } from './dates.ts';

/** Own answers and full rights start here (S3 section 9). */
export const ADULT_AGE = 18;

/**
 * Full years of age on a day. Days are compared as written, so someone born on 29 February
 * turns 18 on 1 March of a year without that day (DECISIONS, "People").
 */
export function ageOn(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) >= birthday.slice(5) ? years : years - 1;
}

/** Age now, in the school's time zone and by the server's clock. */
export const ageIn = (timeZone: string, birthday: string, now: Date): number => ageOn(birthday, dayIn(timeZone, now));

/**
 * Who was born after this text is under age on that day. It is compared as text, because
 * 29 February minus 18 years need not be a day at all.
 */
export const bornAfterIsMinor = (day: string): string => `${Number(day.slice(0, 4)) - ADULT_AGE}${day.slice(4)}`;
