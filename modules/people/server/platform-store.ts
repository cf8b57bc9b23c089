import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Actor } from '#platform/server/actor.ts';
import { firstRow, oneRow, rows, type Transaction } from '#platform/server/db.ts';
import type { PlatformSchool } from '../contract/list-platform-schools.ts';
import { SCHOOL_LEADERS } from '../contract/role-types.ts';
import { hasComeIn, isActive } from './role-store.ts';

type Row = Static<typeof PlatformSchool>;

const leaders = [...SCHOOL_LEADERS];

const select = (now: Date, where: ReturnType<typeof sql>) => sql<Row>`
  select school.id, school.name, school.logo, school.country, school.time_zone, school.package_key,
         count(distinct role.person_id) filter (where role.type_id = 2)::int as student_count,
         count(distinct role.person_id) filter (where role.type_id not in (2, 3))::int as staff_count,
         count(distinct role.person_id) filter (where role.type_id = any(${leaders}))::int as leader_count,
         not coalesce(bool_or(role.type_id = any(${leaders}) and ${hasComeIn}), false) as is_waiting_for_leader
  from people.school left join people.role on role.school_id = school.id and ${isActive(now)}
  where ${where}
  group by school.id order by school.name collate "und-x-icu"`;

/** Every school with its head counts; the main administrator sees numbers here, never people. */
export const platformSchools = (tx: Transaction, _root: Actor, now: Date): Promise<Row[]> =>
  rows(tx, select(now, sql`true`));

export const platformSchool = (tx: Transaction, _root: Actor, id: number, now: Date): Promise<Row | undefined> =>
  firstRow(tx, select(now, sql`school.id = ${id}`));

/** The one who was invited to lead a school that nobody leads yet. */
export async function awaitedLeader(
  tx: Transaction,
  _root: Actor,
  school_id: number,
  now: Date,
): Promise<number | undefined> {
  const invited = await rows(
    tx,
    sql<{ person_id: number; has_come_in: boolean }>`
      select role.person_id, ${hasComeIn} as has_come_in
      from people.role join people.school on school.id = role.school_id
      where role.school_id = ${school_id} and role.type_id = any(${leaders}) and ${isActive(now)} order by role.id`,
  );
  return invited.some(({ has_come_in }) => has_come_in) ? undefined : invited[0]?.person_id;
}

export type NewSchool = { name: string; country: string; time_zone: string; package_key: string };

/** Opens a school with the study year that is running there. */
export async function insertSchool(tx: Transaction, _root: Actor, school: NewSchool, now: Date): Promise<number> {
  const { id } = await oneRow(
    tx,
    sql<{ id: number }>`
      insert into people.school (name, country, time_zone, package_key)
      values (${school.name}, ${school.country}, ${school.time_zone}, ${school.package_key}) returning id`,
  );
  await rows(
    tx,
    sql`
      insert into people.study_year (school_id, starts_on, ends_on)
      select ${id}, make_date(year, 9, 1), make_date(year + 1, 8, 31)
      from (select extract(year from day)::int - (extract(month from day) < 9)::int as year
            from (select (${now}::timestamptz at time zone ${school.time_zone})::date as day) today) running`,
  );
  return id;
}

export const changeSchool = (
  tx: Transaction,
  _root: Actor,
  id: number,
  next: { name?: string; package_key?: string },
) =>
  firstRow(
    tx,
    sql<{ id: number }>`
      update people.school set name = coalesce(${next.name ?? null}, name), package_key = coalesce(${next.package_key ?? null}, package_key)
      where id = ${id} returning id`,
  );

const countsHere = (timeZone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }) !== undefined;
  } catch {
    return false;
  }
};

/** True when both the database and this process can count time in the zone; each knows names that the other does not. */
export async function knowsTimeZone(tx: Transaction, time_zone: string): Promise<boolean> {
  if (!countsHere(time_zone)) return false;
  const row = await firstRow(tx, sql<{ name: string }>`select name from pg_timezone_names where name = ${time_zone}`);
  return row !== undefined;
}
