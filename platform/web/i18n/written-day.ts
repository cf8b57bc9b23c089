import { isDay } from '#platform/contract/dates.ts';

const WRITTEN = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;

/** Reads a day as people write it, dd.mm.yyyy, into YYYY-MM-DD; null when there is no such day. */
export function readDay(text: string): string | null {
  const [, day = '', month = '', year = ''] = WRITTEN.exec(text.trim()) ?? [];
  const read = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(read) ? read : null;
}
