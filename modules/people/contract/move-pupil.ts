import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';
import { PersonDetail, PersonParams } from './shapes.ts';

export const movePupil = endpoint('POST /schools/:schoolId/people/:personId/class', {
  params: PersonParams,
  body: Type.Object({ class_id: Id }),
  answer: PersonDetail,
  refuses: ['person_not_found', 'class_not_found', 'not_a_pupil', 'already_in_class'],
});
