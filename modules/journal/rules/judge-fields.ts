import { isDay } from '#platform/contract/dates.ts';
import { lengthOf } from '#platform/contract/text.ts';
import { allow, refuse, type Verdict } from '#platform/contract/verdict.ts';
import { DESCRIPTION_MAX, LESSON_NUMBER_MAX, LESSON_NUMBER_MIN, POINTS_MAX } from '../contract/limits.ts';

export type StudyYear = { readonly starts_on: string; readonly ends_on: string };

/** A field that was not sent, was sent as null or was left empty: they all mean nothing. */
export const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

/** A description that may be left out. */
export function judgeDescription(description: unknown): Verdict<'error.event_description.long_expand'> {
  if (isAbsent(description)) return allow;
  const fits = typeof description === 'string' && lengthOf(description) <= DESCRIPTION_MAX;
  return fits ? allow : refuse('error.event_description.long_expand', { max: DESCRIPTION_MAX });
}

/** The number of a lesson within its day. */
export function judgeLessonNumber(number: unknown): Verdict<'error.lesson_number.wrong_expand'> {
  const fits =
    typeof number === 'number' &&
    Number.isInteger(number) &&
    number >= LESSON_NUMBER_MIN &&
    number <= LESSON_NUMBER_MAX;
  return fits ? allow : refuse('error.lesson_number.wrong_expand', { min: LESSON_NUMBER_MIN, max: LESSON_NUMBER_MAX });
}

/** Points that something may bring: required where a journal counts points, never negative. */
export function judgePoints(
  points: unknown,
  is_point_based: boolean,
): Verdict<'error.points.missing_expand' | 'error.points.negative_expand' | 'error.points.large_expand'> {
  if (isAbsent(points)) return is_point_based ? refuse('error.points.missing_expand') : allow;
  if (typeof points !== 'number' || !Number.isFinite(points)) return refuse('error.points.missing_expand');
  if (points < 0) return refuse('error.points.negative_expand');
  return points > POINTS_MAX ? refuse('error.points.large_expand', { max: POINTS_MAX }) : allow;
}

/** A day of the study year. */
export function judgeDate(
  date: unknown,
  { starts_on, ends_on }: StudyYear,
): Verdict<'error.date.format' | 'error.date.study_year'> {
  if (typeof date !== 'string' || !isDay(date)) return refuse('error.date.format');
  return date >= starts_on && date <= ends_on
    ? allow
    : refuse('error.date.study_year', { from: starts_on, to: ends_on });
}

/** The first fault among several verdicts; what comes after it is not told. */
export const firstFault = <Key extends string>(...verdicts: readonly Verdict<Key>[]): Verdict<Key> =>
  verdicts.find(({ allowed }) => !allowed) ?? allow;
