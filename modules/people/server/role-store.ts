import { type RawBuilder, sql } from 'kysely';
import type { SchoolScope } from '#platform/server/actor.ts';
import { firstRow, oneRow, rows, type Transaction } from '#platform/server/db.ts';
import { ROLE_TYPES, SCHOOL_LEADERS } from '../contract/role-types.ts';
import type { Role } from '../contract/shapes.ts';

/**
 * A role counts from its first day until it is ended or its last day is over, in the school's own time.
 * The statement has `people.school` beside the role, which it may know under another name.
 */
export const isActive = (now: Date | RawBuilder<unknown>, alias = 'role') => {
  const role = sql.ref(alias);
  return sql<boolean>`
    ${role}.ended_at is null
    and ${role}.starts_on <= (${now}::timestamptz at time zone school.time_zone)::date
    and (${role}.ends_on is null or ${role}.ends_on > (${now}::timestamptz at time zone school.time_zone)::date)`;
};

// A role that was ended at once was still held on that day, so the day after is the first one without it.
export const isOver = (now: Date) => sql<boolean>`
  role.ended_at is not null or coalesce(role.ends_on <= (${now}::timestamptz at time zone school.time_zone)::date, false)`;

const roleColumns = sql`
  role.id as role_id, role.type_id, role.label, role.school_id, school.name as school_name,
  role.class_id, class.name as class_name, role.starts_on,
  least(role.ends_on, (role.ended_at at time zone school.time_zone)::date + 1) as ends_on`;

const fromRoles = sql`
  people.role join people.school on school.id = role.school_id left join people.class on class.id = role.class_id`;

/** The roles in which a person may act now, over all schools. */
export const activeRolesOf = (tx: Transaction, person_id: number, now: Date): Promise<Role[]> =>
  rows(
    tx,
    sql<Role>`select ${roleColumns} from ${fromRoles} where role.person_id = ${person_id} and ${isActive(now)} order by role.id`,
  );

/** Neither active nor over is a role that begins later. */
export type RoleInSchool = Role & { person_id: number; is_active: boolean; is_over: boolean };

/** Roles of one school, now, before and later, for the people whom a page shows. */
export const rolesInSchool = (
  tx: Transaction,
  school: SchoolScope,
  person_ids: readonly number[],
  now: Date,
): Promise<RoleInSchool[]> =>
  rows(
    tx,
    sql<RoleInSchool>`
      select ${roleColumns}, role.person_id, (${isActive(now)}) as is_active, (${isOver(now)}) as is_over
      from ${fromRoles}
      where role.school_id = ${school.school_id} and role.person_id = any(${[...person_ids]})
      order by role.id`,
  );

export type NewRole = {
  person_id: number;
  type_id: number;
  label: string | null;
  class_id: number | null;
  starts_on: string;
  ends_on: string | null;
};

/** Gives a role; the unique indexes refuse the same one twice. */
export async function insertRole(tx: Transaction, school: { school_id: number }, role: NewRole): Promise<number> {
  const { id } = await oneRow(
    tx,
    sql<{ id: number }>`
      insert into people.role (person_id, school_id, type_id, label, class_id, starts_on, ends_on)
      values (${role.person_id}, ${school.school_id}, ${role.type_id}, ${role.label}, ${role.class_id}, ${role.starts_on}, ${role.ends_on})
      returning id`,
  );
  return id;
}

/** Closes roles whose last day is over, so that the same role can be given again. */
export const settlePastRoles = (tx: Transaction, school: SchoolScope, person_id: number, now: Date): Promise<unknown> =>
  rows(
    tx,
    sql`
      update people.role set ended_at = ${now}
      from people.school
      where school.id = role.school_id and role.school_id = ${school.school_id} and role.person_id = ${person_id}
        and role.ended_at is null and role.ends_on <= (${now}::timestamptz at time zone school.time_zone)::date`,
  );

export type LockedRole = {
  role_id: number;
  person_id: number;
  type_id: number;
  class_id: number | null;
  has_ended: boolean;
};

/** Takes hold of a role of this school, so that two people cannot end it at once. */
export const lockRole = (tx: Transaction, school: SchoolScope, role_id: number): Promise<LockedRole | undefined> =>
  firstRow(
    tx,
    sql<LockedRole>`
      select id as role_id, person_id, type_id, class_id, ended_at is not null as has_ended
      from people.role where id = ${role_id} and school_id = ${school.school_id} for update`,
  );

export const endRoleNow = (tx: Transaction, role: LockedRole, now: Date): Promise<unknown> =>
  rows(tx, sql`update people.role set ended_at = ${now} where id = ${role.role_id}`);

/** Whoever waits behind an invitation cannot act yet; whoever was never invited has had an account from the start. */
export const hasComeIn = sql<boolean>`not exists (
  select from people.invitation where invitation.person_id = role.person_id and invitation.accepted_at is null)`;

/** Counts those who hold one of these roles now and have come in; `except` leaves out the role that is about to end. */
async function countHolders(
  tx: Transaction,
  school: SchoolScope,
  type_ids: readonly number[],
  now: Date,
  except: number | null = null,
): Promise<number> {
  const { count } = await oneRow(
    tx,
    sql<{ count: number }>`
      select count(distinct role.person_id) as count from people.role join people.school on school.id = role.school_id
      where role.school_id = ${school.school_id} and role.type_id = any(${[...type_ids]}) and ${isActive(now)}
        and role.id is distinct from ${except} and ${hasComeIn}`,
  );
  return count;
}

/** Held until the end of the transaction: whoever counts, or looks for doubles, does so one after the other. */
export const lockSchool = (tx: Transaction, school: SchoolScope): Promise<unknown> =>
  rows(tx, sql`select id from people.school where id = ${school.school_id} for no key update`);

/** How many would lead the school without this role; nobody can change that before the transaction is over. */
export async function countOtherLeadersLocked(
  tx: Transaction,
  school: SchoolScope,
  role_id: number,
  now: Date,
): Promise<number> {
  await lockSchool(tx, school);
  return countHolders(tx, school, SCHOOL_LEADERS, now, role_id);
}

/** True when the school has a headmaster. */
export const hasHeadmaster = async (tx: Transaction, school: SchoolScope, now: Date): Promise<boolean> =>
  (await countHolders(tx, school, [ROLE_TYPES.headmaster], now)) > 0;

/** The same, held until the end of the transaction, so that two cannot both be the first. */
export async function hasHeadmasterLocked(tx: Transaction, school: SchoolScope, now: Date): Promise<boolean> {
  await lockSchool(tx, school);
  return hasHeadmaster(tx, school, now);
}

/** The pupil's role in this school, held for a move. */
export const lockPupilRole = (
  tx: Transaction,
  school: SchoolScope,
  person_id: number,
  now: Date,
): Promise<LockedRole | undefined> =>
  firstRow(
    tx,
    sql<LockedRole>`
      select role.id as role_id, role.person_id, role.type_id, role.class_id, false as has_ended
      from people.role join people.school on school.id = role.school_id
      where role.school_id = ${school.school_id} and role.person_id = ${person_id} and role.type_id = ${ROLE_TYPES.student} and ${isActive(now)}
      for update of role`,
  );

export const putInClass = (tx: Transaction, role: LockedRole, class_id: number): Promise<unknown> =>
  rows(tx, sql`update people.role set class_id = ${class_id} where id = ${role.role_id}`);

export type NamedPerson = { firstname: string; lastname: string; is_root: boolean; roles: Role[] };

/** Names and active roles of some people, over all schools. */
export async function namesAndRolesOf(
  tx: Transaction,
  person_ids: readonly number[],
  now: Date,
): Promise<Map<number, NamedPerson>> {
  const people = await rows(
    tx,
    sql<{ id: number } & Omit<NamedPerson, 'roles'>>`
      select id, firstname, lastname, is_root from people.person where id = any(${[...person_ids]})`,
  );
  const roles = await rows(
    tx,
    sql<Role & { person_id: number }>`
      select ${roleColumns}, role.person_id from ${fromRoles}
      where role.person_id = any(${[...person_ids]}) and ${isActive(now)} order by role.id`,
  );
  return new Map(
    people.map(({ id, ...person }) => [id, { ...person, roles: roles.filter(({ person_id }) => person_id === id) }]),
  );
}
