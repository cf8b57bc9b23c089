import { sql } from 'kysely';
import type { SchoolScope } from '#platform/server/actor.ts';
import { firstRow, oneRow, rows, type Transaction } from '#platform/server/db.ts';
import { ROLE_TYPES } from '../contract/role-types.ts';
import type { Teaching } from '../contract/shapes.ts';
import { isActive } from './role-store.ts';

const teacherRole = (school: SchoolScope, person_id: number, now: Date) => sql`
  from people.role join people.school on school.id = role.school_id
  where role.school_id = ${school.school_id} and role.person_id = ${person_id} and role.type_id = ${ROLE_TYPES.teacher}
    and ${isActive(now)}`;

/** Which classes somebody teaches, while they are a teacher of the school. */
export const teachingOf = (tx: Transaction, school: SchoolScope, person_id: number, now: Date): Promise<Teaching> =>
  oneRow(
    tx,
    sql<Teaching>`
      with taught as (select role.id ${teacherRole(school, person_id, now)})
      select exists (select from taught) as is_teacher, coalesce((
        select json_agg(class_id order by class_id) from people.teaching where role_id in (select id from taught)), '[]') as class_ids`,
  );

/** The role in which somebody teaches, held while their classes are written. */
export async function lockTeacherRole(
  tx: Transaction,
  school: SchoolScope,
  person_id: number,
  now: Date,
): Promise<number | undefined> {
  const found = await firstRow(
    tx,
    sql<{ id: number }>`select role.id ${teacherRole(school, person_id, now)} for no key update of role`,
  );
  return found?.id;
}

/** Writes the classes of a teacher in the place of those from before. */
export async function saveClassesTaught(
  tx: Transaction,
  school: SchoolScope,
  role_id: number,
  class_ids: readonly number[],
): Promise<void> {
  await rows(
    tx,
    sql`delete from people.teaching where role_id = ${role_id} and class_id <> all(${[...class_ids]}::int[])`,
  );
  await rows(
    tx,
    sql`
      insert into people.teaching (role_id, class_id, school_id)
      select ${role_id}, class_id, ${school.school_id} from unnest(${[...class_ids]}::int[]) as class_id
      on conflict do nothing`,
  );
}
