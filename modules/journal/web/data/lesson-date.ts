import { isDay } from '#platform/contract/dates.ts';

const WRITTEN = /^(\d{2})\.(\d{2})\.((?:19|20)\d{2})$/;

/** Reads a date as S1 section 5 has it: strictly DD.MM.YYYY, with years 19xx or 20xx. Empty when it is none. */
export function readLessonDate(typed: string): string {
  const [, day = '', month = '', year = ''] = WRITTEN.exec(typed.trim()) ?? [];
  const read = `${year}-${month}-${day}`;
  return isDay(read) ? read : '';
}
