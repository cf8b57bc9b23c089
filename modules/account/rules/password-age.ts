import { PASSWORD_OLD_DAYS } from '../contract/limits.ts';

const DAY_MS = 24 * 3_600_000;

/** A password is old when it has served for longer than ninety days (S3 section 9). */
export const isPasswordOld = (changed_at: string, now: Date): boolean =>
  now.getTime() - Date.parse(changed_at) > PASSWORD_OLD_DAYS * DAY_MS;

/** Whether to ask for a new one now: it is old, and nobody has put it off until later. */
export const asksForPassword = (changed_at: string, put_off_until: string | null, now: Date): boolean =>
  isPasswordOld(changed_at, now) && (put_off_until === null || Date.parse(put_off_until) <= now.getTime());
