import type { Static } from 'typebox';
import type { SchoolScope } from '#platform/server/actor.ts';
import type { Transaction } from '#platform/server/db.ts';
import { Refusal } from '#platform/server/refusal.ts';
import type { PersonDetail } from '../contract/shapes.ts';
import { childrenInSchool, guardiansOf } from './guardianship-store.ts';
import { personInSchool } from './person-store.ts';
import { rolesInSchool } from './role-store.ts';

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
  const isPupil = roles.some((role) => role.type_id === 2);
  return {
    ...person,
    roles: roles.filter((role) => !role.is_over),
    past_roles: roles.filter((role) => role.is_over),
    guardians: isPupil ? await guardiansOf(tx, person_id) : [],
    children: await childrenInSchool(tx, school, person_id),
  };
}
