import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';
import { GuardianKind, PersonDetail, PersonParams } from './shapes.ts';

/** Makes a parent of this school the guardian of one of its pupils. */
export const addGuardian = endpoint('POST /schools/:schoolId/people/:personId/guardians', {
  params: PersonParams,
  body: Type.Object({ guardian_id: Id, kind: GuardianKind }),
  answer: PersonDetail,
  refuses: [
    'person_not_found',
    'guardian_not_found',
    'not_a_pupil',
    'not_a_parent',
    'guardianship_exists',
    'own_guardian',
  ],
});
