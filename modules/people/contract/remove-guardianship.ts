import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';
import { PersonDetail } from './shapes.ts';

export const removeGuardianship = endpoint('DELETE /schools/:schoolId/guardianships/:guardianshipId', {
  params: Type.Object({ schoolId: Id, guardianshipId: Id }),
  answer: PersonDetail,
  refuses: ['guardianship_not_found'],
});
