import type { Static } from 'typebox';
import type { SchoolScope } from '#platform/server/actor.ts';
import type { Transaction } from '#platform/server/db.ts';
import { Refusal } from '#platform/server/refusal.ts';
import { ROLE_TYPES } from '../contract/role-types.ts';
import type { PersonDetail } from '../contract/shapes.ts';
import { labelsToGive, mayHandleRole, mayRenew, rolesToGive } from '../rules/may-give-role.ts';
import { shownInvitation } from '../rules/shown-invitation.ts';
import { childrenInSchool, guardiansOf } from './guardianship-store.ts';
import { personInSchool } from './person-store.ts';
import { hasHeadmaster, rolesInSchool } from './role-store.ts';

/** Everything that the school's leaders see of one of its people; refuses those of other schools as unknown. */
export async function loadPersonDetail(
  tx: Transaction,
  school: SchoolScope,
  person_id: number,
  now: Date,
): Promise<Static<typeof PersonDetail>> {
  const person = await personInSchool(tx, school, person_id, now);
  if (!person) throw new Refusal('person_not_found');
  const roles = await rolesInSchool(tx, school, [person_id], now);
  const current = roles.filter((role) => !role.is_over);
  const isPupil = current.some((role) => role.is_active && role.type_id === ROLE_TYPES.student);
  const actorType = school.actor.role?.type_id ?? 0;
  const give_type_ids = rolesToGive(actorType, await hasHeadmaster(tx, school, now));
  return {
    ...person,
    invitation: shownInvitation(person.invitation, roles),
    roles: current,
    past_roles: roles.filter((role) => role.is_over),
    guardians: isPupil ? await guardiansOf(tx, person_id) : [],
    children: await childrenInSchool(tx, school, person_id, now),
    may: {
      end_role_ids: current
        .filter((role) => mayHandleRole(actorType, role.type_id, true).allowed)
        .map((role) => role.role_id),
      give_type_ids,
      give_labels: labelsToGive(give_type_ids),
      move: isPupil,
      renew_invitation: mayRenew(person.invitation, current, actorType).allowed,
    },
  };
}
