import { sql } from 'kysely';
import type { SchoolScope } from '#platform/server/actor.ts';
import { oneRow, rows, type Transaction } from '#platform/server/db.ts';
import { ROLE_TYPES } from '../contract/role-types.ts';
import { hasWords, inNameOrder } from './fragment-store.ts';
import { isActive } from './role-store.ts';

/** One active role of a person, as groups of the school see it: the role, and for pupils the level and parallel. */
export type GroupMember = {
  readonly person_id: number;
  readonly type_id: number;
  readonly class_level_id: number | null;
  readonly parallel_identifier_id: number | null;
};

const fromActive = (school_id: number, now: Date) => sql`
  from people.role join people.school on school.id = role.school_id
  left join people.class on class.id = role.class_id and role.type_id = ${ROLE_TYPES.student}
  where role.school_id = ${school_id} and ${isActive(now)}`;

/** Everybody with a role in the school now, or only some of them; form masters are a role of the school, not of a level. */
export const groupMembers = (
  tx: Transaction,
  school_id: number,
  now: Date,
  only: readonly number[] | null = null,
): Promise<GroupMember[]> =>
  rows(
    tx,
    sql<GroupMember>`
      select distinct role.person_id, role.type_id, class.class_level_id, class.parallel_identifier_id
      ${fromActive(school_id, now)}
        and (${only}::int[] is null or role.person_id = any(${only}::int[]))
      order by role.person_id`,
  );

/** How many people have one of these roles, in these levels and parallels, where null is any; or any role at all. */
export async function countMembers(
  tx: Transaction,
  school_id: number,
  roles: readonly Omit<GroupMember, 'person_id'>[] | null,
  now: Date,
): Promise<number> {
  const { count } = await oneRow(
    tx,
    sql<{ count: number }>`
      select count(distinct role.person_id)::int as count
      ${fromActive(school_id, now)}
        and (${roles === null} or exists (
          select from json_to_recordset(${JSON.stringify(roles ?? [])})
            as asked (type_id int, class_level_id int, parallel_identifier_id int)
          where asked.type_id = role.type_id
            and (asked.class_level_id is null or asked.class_level_id = class.class_level_id)
            and (asked.parallel_identifier_id is null or asked.parallel_identifier_id = class.parallel_identifier_id)))`,
  );
  return count;
}

/** The role types that somebody in the school has now. */
export async function roleTypesIn(tx: Transaction, school_id: number, now: Date): Promise<number[]> {
  const found = await rows(
    tx,
    sql<{ type_id: number }>`
      select distinct role.type_id from people.role join people.school on school.id = role.school_id
      where role.school_id = ${school_id} and ${isActive(now)} order by role.type_id`,
  );
  return found.map(({ type_id }) => type_id);
}

/** The schools of one time zone. */
export async function schoolsIn(tx: Transaction, time_zone: string): Promise<number[]> {
  const found = await rows(tx, sql<{ id: number }>`select id from people.school where time_zone = ${time_zone}`);
  return found.map(({ id }) => id);
}

/** Those of some people who have a role in a school now. */
export async function activeIn(
  tx: Transaction,
  school_id: number,
  person_ids: readonly number[],
  now: Date,
): Promise<number[]> {
  const found = await groupMembers(tx, school_id, now, person_ids);
  return [...new Set(found.map(({ person_id }) => person_id))];
}

/** Those who have one of these roles in a school now and are called so, by name, with the class of those who are in one. */
export const membersNamed = (
  tx: Transaction,
  school: SchoolScope,
  { type_ids, search, most }: { readonly type_ids: readonly number[]; readonly search: string; readonly most: number },
  now: Date,
): Promise<{ user_id: number; name: string; class_name: string | null }[]> =>
  rows(
    tx,
    sql<{ user_id: number; name: string; class_name: string | null }>`
      select person.id as user_id, person.firstname || ' ' || person.lastname as name, min(class.name) as class_name
      from people.role join people.school on school.id = role.school_id join people.person on person.id = role.person_id
      left join people.class on class.id = role.class_id
      where role.school_id = ${school.school_id} and role.type_id = any(${[...type_ids]}::int[]) and ${isActive(now)}
        and ${hasWords(sql.ref('person.search_name'), search)}
      group by person.id
      order by ${inNameOrder(school.school_id)} limit ${most}`,
  );
