import { handle } from '#platform/server/handle.ts';
import { renewFirstInvitation as contract } from '../contract/renew-first-invitation.ts';
import { makeInvitation } from './invitation-store.ts';
import { awaitedLeader, platformSchool } from './platform-store.ts';

export const renewFirstInvitation = handle(contract, async ({ tx, actor, params, now, refuse }) => {
  const school = (await platformSchool(tx, actor, params.id, now)) ?? refuse('school_not_found');
  const person_id = (await awaitedLeader(tx, actor, school.id, now)) ?? refuse('school_has_leader');
  return makeInvitation(tx, person_id, school.id, now);
});
