import { type Static, Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Day, Id, nullable, oneOf, SchoolQuery } from '#platform/contract/shapes.ts';
import { Mark, StudentParams } from './diary-shapes.ts';
import { LessonType } from './shapes.ts';
import { JOURNAL_ICONS } from './words.ts';

const Grade = Type.Object({
  kind: oneOf(['lesson', 'assessment']),
  id: Id,
  title: Type.String(),
  day: Day,
  lesson_type: nullable(LessonType),
  is_in_aggregate: Type.Boolean(),
  ...Mark.properties,
});
export type Grade = Static<typeof Grade>;

const Count = Type.Integer({ minimum: 0 });

const JournalGrades = Type.Object({
  id: Id,
  title: Type.String(),
  icon: oneOf(JOURNAL_ICONS),
  is_point_based: Type.Boolean(),
  /** What the grades come to so far: their mean, and the points in percent of what could be reached. */
  average: nullable(Type.Number()),
  percent: nullable(Type.Number()),
  /** The value of the school's credit range in which the points of a point-based journal lie. */
  credit: nullable(Type.String()),
  /** The newest first. */
  grades: Type.Array(Grade),
  attendance: Type.Object({ absent: Count, excused: Count, late: Count, left_early: Count }),
});
export type JournalGrades = Static<typeof JournalGrades>;

/** Everything that a pupil was given in the running year, by journal. */
export const listGrades = endpoint('GET /students/:studentId/grades', {
  params: StudentParams,
  query: SchoolQuery,
  answer: Type.Array(JournalGrades),
  refuses: ['student_not_found'],
});
