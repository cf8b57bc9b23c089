import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Day, Id, SchoolQuery } from '#platform/contract/shapes.ts';
import { DiaryDay, StudentParams } from './diary-shapes.ts';

/** A week of a pupil, Monday to Sunday; this one where no day is named. */
export const getDiary = endpoint('GET /students/:studentId/diary', {
  params: StudentParams,
  query: Type.Object({ ...SchoolQuery.properties, week: Type.Optional(Day) }),
  // Whoever opens this week has seen what is new in it.
  changes: true,
  answer: Type.Object({
    student: Type.Object({ id: Id, firstname: Type.String(), lastname: Type.String() }),
    today: Day,
    starts_on: Day,
    ends_on: Day,
    days: Type.Array(DiaryDay),
    /** Whether the reader may report an absence. */
    may_report: Type.Boolean(),
  }),
  refuses: ['student_not_found'],
});
