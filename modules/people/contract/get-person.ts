import { endpoint } from '#platform/contract/endpoint.ts';
import { PersonDetail, PersonParams } from './shapes.ts';

export const getPerson = endpoint('GET /schools/:schoolId/people/:personId', {
  params: PersonParams,
  // Whoever looks at a pupil is noted.
  changes: true,
  answer: PersonDetail,
  refuses: ['person_not_found'],
});
