import { handle } from '#platform/server/handle.ts';
import { personInvited } from '../contract/facts.ts';
import { renewInvitation as contract } from '../contract/renew-invitation.ts';
import { mayRenew } from '../rules/may-give-role.ts';
import { makeInvitation } from './invitation-store.ts';
import { loadPersonDetail } from './person-detail-store.ts';

export const renewInvitation = handle(contract, async ({ tx, actor, school, params, now, permit, announce }) => {
  const person = await loadPersonDetail(tx, school, params.personId, now);
  permit(mayRenew(person.invitation, person.roles, actor.role?.type_id ?? 0));
  const { school_id } = school;
  await announce(personInvited, { school_id, user_id: person.user_id }, { name: `school-leaders:${school_id}` });
  return makeInvitation(tx, person.user_id, school_id, now);
});
