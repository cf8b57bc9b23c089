import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id, SchoolQuery } from '#platform/contract/shapes.ts';

/** Ticks homework of a pupil off, or takes the tick away. It is the family's own note. */
export const tickHomework = endpoint('POST /students/:studentId/homework/:homeworkId', {
  params: Type.Object({ studentId: Id, homeworkId: Id }),
  query: SchoolQuery,
  body: Type.Object({ is_done: Type.Boolean() }),
  answer: Type.Object({ is_done: Type.Boolean() }),
  refuses: ['student_not_found', 'homework_not_found'],
});
