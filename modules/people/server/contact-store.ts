import { sql } from 'kysely';
import { rows, type Transaction } from '#platform/server/db.ts';
import type { Contact, ReceiverSource } from '#platform/server/notice-parts.ts';
import { SCHOOL_LEADERS } from '../contract/role-types.ts';
import { isActive } from './role-store.ts';

/** How persons are reached. Their clock is that of the school they acted in last, or else of their newest role. */
export const contactsOf = (tx: Transaction, person_ids: readonly number[]): Promise<Contact[]> =>
  rows(
    tx,
    sql<Contact>`
      select person.id as person_id, person.firstname, person.email, person.phone, person.lang_code as language,
        coalesce((
          select school.time_zone from people.role join people.school on school.id = role.school_id
          where role.person_id = person.id
          order by role.id = person.last_role_id desc nulls last, role.ended_at is null desc, role.id desc limit 1
        ), 'UTC') as time_zone
      from people.person where person.id = any(${[...person_ids]})`,
  );

/** The time zones of all schools, and of those who belong to none. */
export async function timeZones(tx: Transaction): Promise<string[]> {
  const found = await rows(tx, sql<{ time_zone: string }>`select distinct time_zone from people.school`);
  return [...found.map(({ time_zone }) => time_zone), 'UTC'];
}

const personsWith =
  (type_ids: readonly number[] | null): ReceiverSource['personsOf'] =>
  (tx, name, now) =>
    rows(
      tx,
      sql<{ person_id: number }>`
        select distinct role.person_id from people.role join people.school on school.id = role.school_id
        where role.school_id = ${Number(name.split(':')[1])}
          and (${type_ids}::int[] is null or role.type_id = any(${type_ids}::int[])) and ${isActive(now)}`,
    );

/** The same names as the audiences of facts have. */
export const receivers: readonly ReceiverSource[] = [
  { word: 'school', personsOf: personsWith(null) },
  { word: 'school-leaders', personsOf: personsWith([...SCHOOL_LEADERS]) },
];
