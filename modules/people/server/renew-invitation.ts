import { handle } from '#platform/server/handle.ts';
import { renewInvitation as contract } from '../contract/renew-invitation.ts';
import { ROLE_TYPES } from '../contract/role-types.ts';
import { mayHandleRole } from '../rules/may-give-role.ts';
import { makeInvitation } from './invitation-store.ts';
import { loadPersonDetail } from './person-detail-store.ts';

export const renewInvitation = handle(contract, async ({ tx, actor, school, params, now, permit, refuse }) => {
  const person = await loadPersonDetail(tx, school, params.personId, now);
  // Only someone who was invited and has not come in yet: a link must never open an account that lives.
  if (person.invitation !== 'waiting' && person.invitation !== 'expired') refuse('invitation_accepted');
  const isHeadmaster = person.roles.some((role) => role.type_id === ROLE_TYPES.headmaster);
  permit(mayHandleRole(actor.role?.type_id ?? 0, isHeadmaster ? ROLE_TYPES.headmaster : 0, isHeadmaster));
  return makeInvitation(tx, person.user_id, school.school_id, now);
});
