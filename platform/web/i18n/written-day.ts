import { isDay } from '#platform/contract/dates.ts';

const WRITTEN = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;

/** Reads a day as people write it, dd.mm.yyyy, into YYYY-MM-DD; null when there is no such day. */
export function readDay(text: string): string | null {
  const [, day = '', month = '', year = ''] = WRITTEN.exec(text.trim()) ?? [];
  const read = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(read) ? read : null;
}

/** What is wrong with a day that was typed: it cannot be read, or the calendar has no such day. Nothing typed is no fault. */
export function dayFault(text: string): 'ui:day.wrong' | 'ui:day.none' | null {
  if (text.trim() === '' || readDay(text) !== null) return null;
  return WRITTEN.test(text.trim()) ? 'ui:day.none' : 'ui:day.wrong';
}
