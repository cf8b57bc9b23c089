import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';
import { Pupil } from './shapes.ts';

export const listClassStudents = endpoint('GET /schools/:schoolId/classes/:level/:parallel/students', {
  params: Type.Object({
    schoolId: Id,
    level: Type.Integer({ minimum: 0, maximum: 20 }),
    parallel: Type.String({ minLength: 1, maxLength: 20 }),
  }),
  // Whoever looks at a pupil is noted.
  changes: true,
  answer: Type.Array(Pupil),
  refuses: ['class_not_found'],
});
