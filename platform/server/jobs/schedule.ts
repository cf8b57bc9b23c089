import { dayIn } from '#platform/contract/dates.ts';
import { madeOnce } from '#platform/contract/made-once.ts';

/** Hours of the local day at which something is due; on one weekday only (1 is Monday) where one is named. */
export type Schedule = { readonly hours: readonly number[]; readonly weekday?: number };

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** What the clocks of a zone show. */
const clockOf = madeOnce(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    }),
);

/** How far the clocks of a zone are ahead of UTC at a moment. */
function offsetOf(timeZone: string, moment: number): number {
  const parts = clockOf(timeZone).formatToParts(moment);
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return shown - Math.floor(moment / 60_000) * 60_000;
}

/** The moment at which the clocks of a zone show an hour of a day; when they are moved, the nearest that exists. */
function momentAt(timeZone: string, day: number, hour: number): number {
  const wall = day + hour * HOUR_MS;
  const near = wall - offsetOf(timeZone, wall);
  return wall - offsetOf(timeZone, near);
}

/** The last moment of a schedule that has come by now, in one time zone. */
export function lastDue({ hours, weekday }: Schedule, timeZone: string, now: Date): Date {
  const today = Date.parse(dayIn(timeZone, now));
  // Eight days hold every weekday, also while today's hour is still to come; the newest day that has one decides.
  for (let day = today; day >= today - 7 * DAY_MS; day -= DAY_MS) {
    if (weekday !== undefined && new Date(day).getUTCDay() !== weekday % 7) continue;
    const due = hours.map((hour) => momentAt(timeZone, day, hour)).filter((moment) => moment <= now.getTime());
    if (due.length > 0) return new Date(Math.max(...due));
  }
  throw new Error(`${timeZone}: a schedule without hours is never due`);
}
