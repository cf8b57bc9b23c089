import { endpoint } from '#platform/contract/endpoint.ts';
import { PersonParams, Teaching } from './shapes.ts';

/** Which classes a teacher of the school teaches. */
export const getTeaching = endpoint('GET /schools/:schoolId/people/:personId/teaching', {
  params: PersonParams,
  answer: Teaching,
  refuses: ['person_not_found'],
});
