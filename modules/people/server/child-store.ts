import { sql } from 'kysely';
import { firstRow, rows, type Transaction } from '#platform/server/db.ts';
import type { Child } from '../contract/shapes.ts';
import { isActive } from './role-store.ts';

/** The children whom a person may act for, in every school where both have a role; a barred adult gets none. */
export const childrenOf = (tx: Transaction, guardian_id: number, now: Date): Promise<Child[]> =>
  rows(
    tx,
    sql<Child>`
      select child.id as user_id, child.firstname, child.lastname, child.profile_picture,
             school.id as school_id, school.name as school_name, class.name as class_name, parent.id as role_id
      from people.guardianship
      join people.person child on child.id = guardianship.child_id
      join people.role pupil on pupil.person_id = child.id and pupil.type_id = 2
      join people.role parent on parent.person_id = guardianship.guardian_id and parent.school_id = pupil.school_id and parent.type_id = 3
      join people.school on school.id = pupil.school_id
      left join people.class on class.id = pupil.class_id
      where guardianship.guardian_id = ${guardian_id} and guardianship.barred_at is null
        and ${isActive(now, 'pupil')} and ${isActive(now, 'parent')}
      order by school.id, child.birthday nulls last, child.id`,
  );

/** The child that a parent role looks at: the remembered one, or the first; null while there is none. */
export async function viewedChild(tx: Transaction, role_id: number, now: Date): Promise<number | null> {
  const row = await firstRow(
    tx,
    sql<{ child_id: number }>`
      select guardianship.child_id
      from people.role parent join people.school on school.id = parent.school_id
      join people.guardianship on guardianship.guardian_id = parent.person_id and guardianship.barred_at is null
      join people.role pupil on pupil.person_id = guardianship.child_id and pupil.school_id = parent.school_id and pupil.type_id = 2
      where parent.id = ${role_id} and ${isActive(now, 'pupil')}
      order by (guardianship.child_id = parent.viewed_user_id) desc nulls last, guardianship.id limit 1`,
  );
  return row?.child_id ?? null;
}

/** Remembers which child a parent role looks at. */
export const rememberChild = (tx: Transaction, role_id: number, child_id: number): Promise<unknown> =>
  rows(tx, sql`update people.role set viewed_user_id = ${child_id} where id = ${role_id}`);

/** Remembers the role that a person chose, for the next sign-in. */
export const rememberRole = (tx: Transaction, person_id: number, role_id: number): Promise<unknown> =>
  rows(tx, sql`update people.person set last_role_id = ${role_id} where id = ${person_id}`);

/** The role to start in: the last chosen one while it is active, else the oldest active one. */
export async function startingRole(tx: Transaction, person_id: number, now: Date): Promise<number | null> {
  const row = await firstRow(
    tx,
    sql<{ role_id: number }>`
      select role.id as role_id
      from people.role join people.school on school.id = role.school_id join people.person on person.id = role.person_id
      where role.person_id = ${person_id} and ${isActive(now)}
      order by (role.id = person.last_role_id) desc nulls last, role.id limit 1`,
  );
  return row?.role_id ?? null;
}
