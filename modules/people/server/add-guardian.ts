import type { SchoolScope } from '#platform/server/actor.ts';
import type { Transaction } from '#platform/server/db.ts';
import { handle } from '#platform/server/handle.ts';
import { refusingOn } from '#platform/server/refusal.ts';
import { addGuardian as contract } from '../contract/add-guardian.ts';
import { guardianAdded } from '../contract/facts.ts';
import { ROLE_TYPES } from '../contract/role-types.ts';
import { insertGuardianship, tellFamily } from './guardianship-store.ts';
import { loadPersonDetail } from './person-detail-store.ts';
import { rolesInSchool } from './role-store.ts';

async function hasRole(
  tx: Transaction,
  school: SchoolScope,
  person_id: number,
  type_id: number,
  now: Date,
): Promise<boolean> {
  const roles = await rolesInSchool(tx, school, [person_id], now);
  return roles.some((role) => role.is_active && role.type_id === type_id);
}

export const addGuardian = handle(contract, async ({ tx, school, params, body, now, refuse, announce }) => {
  const { personId: child_id } = params;
  const { guardian_id } = body;
  if (child_id === guardian_id) refuse('own_guardian');
  await loadPersonDetail(tx, school, child_id, now);
  if ((await rolesInSchool(tx, school, [guardian_id], now)).length === 0) refuse('guardian_not_found');
  if (!(await hasRole(tx, school, child_id, ROLE_TYPES.student, now))) refuse('not_a_pupil');
  if (!(await hasRole(tx, school, guardian_id, ROLE_TYPES.parent, now))) refuse('not_a_parent');
  await refusingOn(
    { guardianship_guardian_id_child_id_key: 'guardianship_exists' },
    insertGuardianship(tx, child_id, guardian_id, body.kind),
  );
  await tellFamily(announce, guardianAdded, school, { child_id, guardian_id });
  return loadPersonDetail(tx, school, child_id, now);
});
