import { handle } from '#platform/server/handle.ts';
import { personInvited } from '../contract/facts.ts';
import { renewInvitation as contract } from '../contract/renew-invitation.ts';
import { mayRenew } from '../rules/may-give-role.ts';
import { makeInvitation } from './invitation-store.ts';
import { personInSchool } from './person-store.ts';
import { rolesInSchool } from './role-store.ts';

export const renewInvitation = handle(
  contract,
  async ({ tx, actor, school, params, now, permit, refuse, announce }) => {
    const { invitation, user_id } =
      (await personInSchool(tx, school, params.personId, now)) ?? refuse('person_not_found');
    const roles = (await rolesInSchool(tx, school, [user_id], now)).filter((role) => !role.is_over);
    permit(mayRenew(invitation, roles, actor.role?.type_id ?? 0));
    const { school_id } = school;
    await announce(personInvited, { school_id, user_id }, { name: `school-leaders:${school_id}` });
    return makeInvitation(tx, user_id, school_id, now);
  },
);
