import { isBlank, lengthOf } from '#platform/contract/text.ts';
import { allow, refuse, type Verdict } from '#platform/contract/verdict.ts';
import type { LESSON_FAULTS } from '../contract/create-event.ts';
import { STUDENTS_MAX, TITLE_MAX } from '../contract/limits.ts';
import type { WrittenEvent } from '../contract/shapes.ts';
import {
  firstFault,
  isAbsent,
  judgeDate,
  judgeDescription,
  judgeLessonNumber,
  judgePoints,
  type StudyYear,
} from './judge-fields.ts';

/** Row ids are PostgreSQL integers; anything beyond them cannot exist. */
const ID_MAX = 2_147_483_647;

type LessonFault = (typeof LESSON_FAULTS)[number];

/** What of a journal and its school a lesson is judged by. */
export type LessonGround = {
  readonly is_point_based: boolean;
  /** The ids of the types that a lesson may have; empty where it needs none. */
  readonly type_ids: readonly number[];
  readonly study_year: StudyYear;
};

function judgeTitle(title: unknown): Verdict<LessonFault> {
  if (typeof title !== 'string' || isBlank(title)) return refuse('error.event_title.missing_expand');
  return lengthOf(title.trim()) > TITLE_MAX ? refuse('error.event_title.long_expand', { max: TITLE_MAX }) : allow;
}

const judgeNumber = (number: unknown): Verdict<LessonFault> =>
  typeof number === 'number' ? judgeLessonNumber(number) : refuse('error.lesson_number.missing_expand');

function judgeType(type_id: unknown, type_ids: readonly number[]): Verdict<LessonFault> {
  if (type_ids.length === 0) return allow;
  return type_ids.some((id) => id === type_id) ? allow : refuse('error.type.missing_expand');
}

function judgeStudents({ individual_lesson, individual_students }: WrittenEvent): Verdict<LessonFault> {
  if (isAbsent(individual_students))
    return individual_lesson === true ? refuse('error.individual_lesson.missing_students') : allow;
  const isList =
    Array.isArray(individual_students) &&
    individual_students.length <= STUDENTS_MAX &&
    individual_students.every((id) => Number.isInteger(id) && id > 0 && id <= ID_MAX);
  if (!isList) return refuse('error.individual_lesson.unknown_students');
  return individual_lesson === true && individual_students.length === 0
    ? refuse('error.individual_lesson.missing_students')
    : allow;
}

/** May a lesson be saved like this? S1 section 5 in its order; the first fault counts. */
export const judgeLesson = (written: WrittenEvent, ground: LessonGround): Verdict<LessonFault> =>
  firstFault<LessonFault>(
    judgeTitle(written.title),
    judgeDescription(written.description),
    judgeNumber(written.lesson_number),
    judgePoints(written.max_points, ground.is_point_based),
    judgeDate(written.event_date, ground.study_year),
    judgeType(written.lesson_type_id, ground.type_ids),
    judgeStudents(written),
  );
