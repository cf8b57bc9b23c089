import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';
import { GuardianKind, PersonDetail } from './shapes.ts';

/** Bars a guardian from the child, lifts the bar, or corrects what the guardian is to the child. */
export const saveGuardianship = endpoint('POST /schools/:schoolId/guardianships/:guardianshipId', {
  params: Type.Object({ schoolId: Id, guardianshipId: Id }),
  body: Type.Object(
    { is_barred: Type.Optional(Type.Boolean()), kind: Type.Optional(GuardianKind) },
    { minProperties: 1 },
  ),
  answer: PersonDetail,
  refuses: ['guardianship_not_found'],
});
