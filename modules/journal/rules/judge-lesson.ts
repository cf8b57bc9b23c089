import { isDay } from '#platform/contract/dates.ts';
import { isBlank, lengthOf } from '#platform/contract/text.ts';
import { allow, refuse, type Verdict } from '#platform/contract/verdict.ts';
import type { LESSON_FAULTS } from '../contract/create-event.ts';
import { DESCRIPTION_MAX, LESSON_NUMBER_MAX, LESSON_NUMBER_MIN, POINTS_MAX, TITLE_MAX } from '../contract/limits.ts';
import type { WrittenEvent } from '../contract/shapes.ts';

type LessonFault = (typeof LESSON_FAULTS)[number];

/** What of a journal and its school a lesson is judged by. */
export type LessonGround = {
  readonly is_point_based: boolean;
  /** The ids of the types that a lesson may have; empty where it needs none. */
  readonly type_ids: readonly number[];
  readonly study_year: { readonly starts_on: string; readonly ends_on: string };
};

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

function judgeTitle(title: unknown): Verdict<LessonFault> {
  if (typeof title !== 'string' || isBlank(title)) return refuse('error.event_title.missing_expand');
  return lengthOf(title.trim()) > TITLE_MAX ? refuse('error.event_title.long_expand', { max: TITLE_MAX }) : allow;
}

function judgeDescription(description: unknown): Verdict<LessonFault> {
  if (isAbsent(description)) return allow;
  const fits = typeof description === 'string' && lengthOf(description) <= DESCRIPTION_MAX;
  return fits ? allow : refuse('error.event_description.long_expand', { max: DESCRIPTION_MAX });
}

function judgeNumber(number: unknown): Verdict<LessonFault> {
  if (typeof number !== 'number') return refuse('error.lesson_number.missing_expand');
  const fits = Number.isInteger(number) && number >= LESSON_NUMBER_MIN && number <= LESSON_NUMBER_MAX;
  return fits ? allow : refuse('error.lesson_number.wrong_expand', { min: LESSON_NUMBER_MIN, max: LESSON_NUMBER_MAX });
}

/** Points that something may bring: required where a journal counts points, never negative. */
function judgePoints(points: unknown, is_point_based: boolean): Verdict<LessonFault> {
  if (isAbsent(points)) return is_point_based ? refuse('error.points.missing_expand') : allow;
  if (typeof points !== 'number' || !Number.isFinite(points)) return refuse('error.points.missing_expand');
  if (points < 0) return refuse('error.points.negative_expand');
  return points > POINTS_MAX ? refuse('error.points.large_expand', { max: POINTS_MAX }) : allow;
}

function judgeDate(date: unknown, { starts_on, ends_on }: LessonGround['study_year']): Verdict<LessonFault> {
  if (typeof date !== 'string' || !isDay(date)) return refuse('error.date.format');
  return date >= starts_on && date <= ends_on
    ? allow
    : refuse('error.date.study_year', { from: starts_on, to: ends_on });
}

function judgeType(type_id: unknown, type_ids: readonly number[]): Verdict<LessonFault> {
  if (type_ids.length === 0) return allow;
  return type_ids.some((id) => id === type_id) ? allow : refuse('error.type.missing_expand');
}

function judgeStudents({ individual_lesson, individual_students }: WrittenEvent): Verdict<LessonFault> {
  if (isAbsent(individual_students))
    return individual_lesson === true ? refuse('error.individual_lesson.missing_students') : allow;
  const isList =
    Array.isArray(individual_students) && individual_students.every((id) => Number.isInteger(id) && id > 0);
  if (!isList) return refuse('error.individual_lesson.unknown_students');
  return individual_lesson === true && individual_students.length === 0
    ? refuse('error.individual_lesson.missing_students')
    : allow;
}

/** May a lesson be saved like this? S1 section 5 in its order; the first fault counts. */
export function judgeLesson(written: WrittenEvent, ground: LessonGround): Verdict<LessonFault> {
  const verdicts = [
    judgeTitle(written.title),
    judgeDescription(written.description),
    judgeNumber(written.lesson_number),
    judgePoints(written.max_points, ground.is_point_based),
    judgeDate(written.event_date, ground.study_year),
    judgeType(written.lesson_type_id, ground.type_ids),
    judgeStudents(written),
  ];
  return verdicts.find(({ allowed }) => !allowed) ?? allow;
}
