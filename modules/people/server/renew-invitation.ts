import { handle } from '#platform/server/handle.ts';
import { renewInvitation as contract } from '../contract/renew-invitation.ts';
import { mayRenew } from '../rules/may-give-role.ts';
import { makeInvitation } from './invitation-store.ts';
import { loadPersonDetail } from './person-detail-store.ts';

export const renewInvitation = handle(contract, async ({ tx, actor, school, params, now, permit }) => {
  const person = await loadPersonDetail(tx, school, params.personId, now);
  permit(mayRenew(person.invitation, person.roles, actor.role?.type_id ?? 0));
  return makeInvitation(tx, person.user_id, school.school_id, now);
});
