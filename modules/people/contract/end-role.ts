import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';
import { PersonDetail } from './shapes.ts';

/** Ends a role at once; what was done in it stays. */
export const endRole = endpoint('POST /schools/:schoolId/roles/:roleId/end', {
  params: Type.Object({ schoolId: Id, roleId: Id }),
  answer: PersonDetail,
  refuses: ['role_not_found', 'role_already_ended', 'last_leader', 'headmaster_only'],
});
