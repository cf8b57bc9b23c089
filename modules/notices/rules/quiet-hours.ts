import type { QuietHours } from '../contract/settings.ts';

const DAY_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** What a clock on the wall shows in a time zone, in minutes after midnight. */
function minuteIn(time_zone: string, now: Date): number {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: time_zone } as const;
  return minutesOf(new Intl.DateTimeFormat('en-GB', options).format(now));
}

/**
 * When the quiet hours end that it is now; null when it is none. On a day when clocks are moved this may be an hour off;
 * whoever comes back then asks again.
 */
export function quietUntil(quiet: QuietHours | null, time_zone: string, now: Date): Date | null {
  if (quiet === null) return null;
  const [from, to, minute] = [minutesOf(quiet.from), minutesOf(quiet.to), minuteIn(time_zone, now)];
  // Counted from where they begin, hours over midnight are like any others.
  const since = (minute - from + DAY_MINUTES) % DAY_MINUTES;
  const length = (to - from + DAY_MINUTES) % DAY_MINUTES;
  if (since >= length) return null;
  const begun = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  return new Date(begun + (length - since) * MINUTE_MS);
}
