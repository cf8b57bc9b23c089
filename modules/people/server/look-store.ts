import { sql } from 'kysely';
import type { Actor } from '#platform/server/actor.ts';
import { oneRow, rows, type Transaction } from '#platform/server/db.ts';
import { LOOK_DAYS } from '../contract/limits.ts';
import { ROLE_TYPES } from '../contract/role-types.ts';

/** The pages on which the data of a pupil is seen. */
export type LookedAt = 'person' | 'people_list' | 'class_list' | 'consent_answers' | 'journal';

/**
 * Notes that the caller looked at pupils of the school; others who are on the same page are not noted, and neither is
 * oneself. Within an hour one note is enough. They are written in the order of the persons, so that two pages of the
 * same caller do not wait for each other.
 */
export async function noteLooks(
  tx: Transaction,
  school: { readonly school_id: number },
  actor: Actor,
  person_ids: readonly number[],
  what: LookedAt,
  now: Date,
): Promise<void> {
  await rows(
    tx,
    sql`
      insert into people.look (person_id, viewer_id, school_id, type_id, what, seen_at, seen_hour)
      select person_id, ${actor.user_id}, ${school.school_id}, ${actor.role?.type_id ?? 0}, ${what}, ${now},
        date_trunc('hour', ${now}::timestamptz)
      from (
        select distinct person_id from people.role
        where person_id = any(${[...person_ids]}) and person_id <> ${actor.user_id}
          and school_id = ${school.school_id} and type_id = ${ROLE_TYPES.student}
      ) as pupil
      order by person_id on conflict do nothing`,
  );
}

export type Look = {
  viewer_id: number;
  firstname: string;
  lastname: string;
  type_id: number;
  school_name: string;
  what: LookedAt;
  seen_at: string;
};

/** Who looked at a person, the newest first, and how many looks there are. */
export async function looksAt(
  tx: Transaction,
  person_id: number,
  first: number,
  most: number,
): Promise<{ looks: Look[]; total: number }> {
  const looks = await rows(
    tx,
    sql<Look>`
      select viewer_id, firstname, lastname, type_id, school.name as school_name, what, seen_at
      from people.look
      join people.person on person.id = viewer_id
      join people.school on school.id = look.school_id
      where look.person_id = ${person_id} order by seen_at desc, viewer_id, what offset ${first} limit ${most}`,
  );
  const { total } = await oneRow(
    tx,
    sql<{ total: number }>`select count(*)::int as total from people.look where person_id = ${person_id}`,
  );
  return { looks, total };
}

export async function forgetOldLooks(tx: Transaction, now: Date): Promise<void> {
  const before = new Date(now.getTime() - LOOK_DAYS * 86_400_000);
  await rows(tx, sql`delete from people.look where seen_at < ${before}`);
}
