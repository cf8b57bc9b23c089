import { type RawBuilder, sql } from 'kysely';
import type { Static } from 'typebox';
import type { SchoolScope } from '#platform/server/actor.ts';
import type { Announce } from '#platform/server/announce.ts';
import { firstRow, oneRow, rows, type Transaction } from '#platform/server/db.ts';
import type { guardianAdded, guardianChanged, guardianRemoved } from '../contract/facts.ts';
import { ROLE_TYPES } from '../contract/role-types.ts';
import type { Guardianship } from '../contract/shapes.ts';
import { isActive } from './role-store.ts';

type Row = Static<typeof Guardianship>;

const columns = sql`
  guardianship.id, guardianship.kind, guardianship.barred_at is not null as is_barred,
  person.id as user_id, person.firstname, person.lastname`;

/** A school keeps the families of those who are its pupils now, and of nobody else. */
const isPupilHere = (school: SchoolScope, person_id: RawBuilder<unknown>, now: Date) => sql<boolean>`
  exists (
    select from people.role join people.school on school.id = role.school_id
    where role.person_id = ${person_id} and role.school_id = ${school.school_id} and role.type_id = ${ROLE_TYPES.student} and ${isActive(now)})`;

export const guardiansOf = (tx: Transaction, child_id: number): Promise<Row[]> =>
  rows(
    tx,
    sql<Row>`
      select ${columns} from people.guardianship join people.person on person.id = guardianship.guardian_id
      where guardianship.child_id = ${child_id} order by guardianship.id`,
  );

/** The children of a person who are pupils of this school; those of other schools are none of its business. */
export const childrenInSchool = (
  tx: Transaction,
  school: SchoolScope,
  guardian_id: number,
  now: Date,
): Promise<Row[]> =>
  rows(
    tx,
    sql<Row>`
      select ${columns} from people.guardianship join people.person on person.id = guardianship.child_id
      where guardianship.guardian_id = ${guardian_id}
        and ${isPupilHere(school, sql.ref('person.id'), now)}
      order by guardianship.id`,
  );

export async function insertGuardianship(
  tx: Transaction,
  child_id: number,
  guardian_id: number,
  kind: string,
): Promise<number> {
  const { id } = await oneRow(
    tx,
    sql<{ id: number }>`
      insert into people.guardianship (guardian_id, child_id, kind) values (${guardian_id}, ${child_id}, ${kind}) returning id`,
  );
  return id;
}

export type HeldGuardianship = { id: number; child_id: number; guardian_id: number };

/** Takes hold of a guardianship whose child is a pupil of this school. */
export const lockGuardianship = (
  tx: Transaction,
  school: SchoolScope,
  id: number,
  now: Date,
): Promise<HeldGuardianship | undefined> =>
  firstRow(
    tx,
    sql<HeldGuardianship>`
      select id, child_id, guardian_id from people.guardianship
      where id = ${id}
        and ${isPupilHere(school, sql.ref('guardianship.child_id'), now)}
      for update`,
  );

export const changeGuardianship = (
  tx: Transaction,
  held: HeldGuardianship,
  next: { is_barred?: boolean; kind?: string },
  now: Date,
): Promise<unknown> =>
  rows(
    tx,
    sql`
      update people.guardianship set
        kind = coalesce(${next.kind ?? null}, kind),
        barred_at = case ${next.is_barred ?? null}::boolean when true then coalesce(barred_at, ${now}) when false then null else barred_at end
      where id = ${held.id}`,
  );

export const deleteGuardianship = (tx: Transaction, held: HeldGuardianship): Promise<unknown> =>
  rows(tx, sql`delete from people.guardianship where id = ${held.id}`);

/** What happens to a guardianship is told to both whom it binds, and to those who keep it. */
export async function tellFamily(
  announce: Announce,
  fact: typeof guardianAdded | typeof guardianChanged | typeof guardianRemoved,
  { school_id }: SchoolScope,
  { child_id, guardian_id }: Omit<HeldGuardianship, 'id'>,
): Promise<void> {
  const change = { school_id, child_id, guardian_id };
  await announce(fact, change, { persons: [child_id, guardian_id] });
  await announce(fact, change, { name: `school-leaders:${school_id}` });
}
