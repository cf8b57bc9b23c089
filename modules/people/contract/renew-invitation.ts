import { endpoint } from '#platform/contract/endpoint.ts';
import { Invitation, PersonParams } from './shapes.ts';

/** Makes a fresh link for a person who has not accepted yet; older links stop working. */
export const renewInvitation = endpoint('POST /schools/:schoolId/people/:personId/invitation', {
  params: PersonParams,
  answer: Invitation,
  refuses: ['person_not_found', 'invitation_accepted', 'not_invited', 'role_already_ended', 'headmaster_only'],
});
