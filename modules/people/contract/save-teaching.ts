import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';
import { CLASSES_TAUGHT_MAX } from './limits.ts';
import { PersonParams, Teaching } from './shapes.ts';

/** Says which classes a teacher teaches, in the place of what was said before. */
export const saveTeaching = endpoint('POST /schools/:schoolId/people/:personId/teaching', {
  params: PersonParams,
  body: Type.Object({ class_ids: Type.Array(Id, { maxItems: CLASSES_TAUGHT_MAX, uniqueItems: true }) }),
  answer: Teaching,
  refuses: ['person_not_found', 'class_not_found', 'not_a_teacher'],
});
