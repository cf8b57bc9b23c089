import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Page, SchoolQuery } from '#platform/contract/shapes.ts';
import { Absence, StudentParams } from './diary-shapes.ts';

/** The absences that were reported for a pupil, the latest first. */
export const listAbsences = endpoint('GET /students/:studentId/absences', {
  params: StudentParams,
  query: Type.Object({ ...SchoolQuery.properties, page: Type.Optional(Page) }),
  answer: Type.Object({
    absences: Type.Array(Absence),
    total: Type.Integer(),
    may_report: Type.Boolean(),
  }),
  refuses: ['student_not_found'],
});
