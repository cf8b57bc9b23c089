import { classes, classLevels, roleTypesIn } from '#modules/people/server/doors.ts';
import { ROLE_TYPES } from '#platform/contract/role-types.ts';
import type { SchoolScope } from '#platform/server/actor.ts';
import type { Transaction } from '#platform/server/db.ts';
import type { Cell, SchoolParts } from '../rules/groups.ts';

/** What the school's groups are made of. */
export async function partsOf(tx: Transaction, school: SchoolScope, now: Date): Promise<SchoolParts> {
  return {
    levels: await classLevels(tx, school),
    classes: await classes(tx, school, now),
    type_ids: await roleTypesIn(tx, school.school_id, now),
  };
}

/** The pupils of the class that the caller leads; null for those who see the whole school. */
export async function ownClass(tx: Transaction, school: SchoolScope, now: Date): Promise<Cell | null> {
  const { role } = school.actor;
  if (role?.type_id !== ROLE_TYPES.formmaster) return null;
  const own = (await classes(tx, school, now)).find(({ id }) => id === role.class_id);
  return {
    type_id: ROLE_TYPES.student,
    class_level_id: own?.class_level_id ?? 0,
    parallel_identifier_id: own?.parallel_identifier_id ?? 0,
  };
}
