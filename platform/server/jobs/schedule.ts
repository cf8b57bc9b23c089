import { dayIn } from '#platform/contract/dates.ts';

/** Hours of the local day at which something is due; on one weekday only (1 is Monday) where one is named. */
export type Schedule = { readonly hours: readonly number[]; readonly weekday?: number };

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** How far the clocks of a zone are ahead of UTC at a moment. */
function offsetOf(timeZone: string, moment: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(moment);
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
  const due: number[] = [];
  // Eight days hold every weekday, also while today's hour is still to come.
  for (let day = today; day >= today - 7 * DAY_MS; day -= DAY_MS)
    if (weekday === undefined || new Date(day).getUTCDay() === weekday % 7)
      due.push(...hours.map((hour) => momentAt(timeZone, day, hour)));
  return new Date(Math.max(...due.filter((moment) => moment <= now.getTime())));
}
