import { isDay } from '#platform/contract/dates.ts';

const WRITTEN = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;

/** Reads a day as people write it, dd.mm.yyyy, into YYYY-MM-DD; null when there is no such day. */
export function readDay(text: string): string | null {
  const [, day = '', month = '', year = ''] = WRITTEN.exec(text.trim()) ?? [];
  const read = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(read) ? read : null;
}

const DAY_MS = 86_400_000;

const shift = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** People name the last day of a role; the contract names the first day without it. */
export const dayAfter = (day: string): string => shift(day, 1);
export const dayBefore = (day: string): string => shift(day, -1);
