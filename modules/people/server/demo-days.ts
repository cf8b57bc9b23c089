import { dayIn } from '#platform/contract/dates.ts';

/** Children start school in the calendar year in which they turn seven. */
const BIRTH_YEARS_BEFORE_LEVEL_ONE = 6;

/** The calendar year in which the school's running study year began; it runs from 1 September to 31 August. */
export function studyYearOf(time_zone: string, now: Date): number {
  const today = dayIn(time_zone, now);
  const year = Number(today.slice(0, 4));
  return today.slice(5) >= '09-01' ? year : year - 1;
}

export const studyYearStart = (year: number): string => `${year}-09-01`;
export const studyYearEnd = (year: number): string => `${year + 1}-08-31`;

export const birthYearOf = (study_year: number, level: number): number =>
  study_year - level - BIRTH_YEARS_BEFORE_LEVEL_ONE;

/** The n-th day of a year. Day 60 is 29 February in a leap year and 1 March in the others. */
export const dayOfYear = (year: number, n: number): string => new Date(Date.UTC(year, 0, n)).toISOString().slice(0, 10);

/** A moment some whole days before another one. */
export const daysBefore = (moment: Date, days: number): string =>
  new Date(moment.getTime() - days * 86_400_000).toISOString();
