import { madeOnce } from './made-once.ts';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for a YYYY-MM-DD that stands in the calendar: `new Date` would roll 31 February over to March. */
export function isDay(text: string): boolean {
  const parts = DAY.exec(text);
  if (!parts) return false;
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  return year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

const MOMENT = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?Z$/;

/** True for an ISO 8601 moment in UTC with Z. */
export function isMoment(text: string): boolean {
  const parts = MOMENT.exec(text);
  return parts !== null && isDay(parts[1] as string);
}

/** Reads a time from an answer; one without a zone is UTC (DECISIONS, "Answers"). */
export function parseMoment(text: string): Date {
  const hasZone = /(Z|[+-]\d{2}:?\d{2})$/i.test(text);
  const iso = text.trim().replace(' ', 'T');
  return new Date(hasZone || /^\d{4}-\d{2}-\d{2}$/.test(iso) ? iso : `${iso}Z`);
}

const calendarOf = madeOnce(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
);

/** The calendar day of a moment in a time zone, as YYYY-MM-DD. */
export const dayIn = (timeZone: string, moment: Date): string => calendarOf(timeZone).format(moment);

const clockOf = madeOnce(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
);

/** What the clock on the wall says in a time zone, as HH:MM. */
export const timeIn = (timeZone: string, moment: Date): string => clockOf(timeZone).format(moment);
