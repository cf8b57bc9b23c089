import { type RawBuilder, sql } from 'kysely';
import { rows, type Transaction } from '#platform/server/db.ts';
import { ROLE_TYPES } from '../contract/role-types.ts';
import { isActive } from './role-store.ts';

const { teacher, student, parent, formmaster } = ROLE_TYPES;

/**
 * The classes in which somebody stands by a role: the own one of pupils and form masters, those that a teacher teaches,
 * those of the children of a parent whom nobody barred from them. The statement has the role and `people.school`.
 */
export const classesOf = (now: Date | RawBuilder<unknown>, alias = 'role'): RawBuilder<number[]> => {
  const role = sql.ref(alias);
  return sql<number[]>`(case
    when ${role}.type_id in (${sql.lit(student)}, ${sql.lit(formmaster)}) then array[${role}.class_id]
    when ${role}.type_id = ${sql.lit(teacher)} then array(
      select teaching.class_id from people.teaching where teaching.role_id = ${role}.id)
    when ${role}.type_id = ${sql.lit(parent)} then array(
      select pupil.class_id from people.guardianship
      join people.role pupil on pupil.person_id = guardianship.child_id and pupil.school_id = ${role}.school_id
        and pupil.type_id = ${sql.lit(student)}
      where guardianship.guardian_id = ${role}.person_id and guardianship.barred_at is null and ${isActive(now, 'pupil')})
    else '{}'::int[] end)`;
};

/** What somebody is in a school by one of their roles, and in which classes. */
export type Side = { readonly person_id: number; readonly type_id: number; readonly class_ids: readonly number[] };

/** Everything that some people are in a school now; of one of them perhaps only by the role that they act in. */
export const sidesOf = (
  tx: Transaction,
  school_id: number,
  person_ids: readonly number[],
  now: Date,
  role_id: number | null = null,
): Promise<Side[]> =>
  rows(
    tx,
    sql<Side>`
      select role.person_id, role.type_id, to_json(${classesOf(now)}) as class_ids
      from people.role join people.school on school.id = role.school_id
      where role.school_id = ${school_id} and role.person_id = any(${[...person_ids]}::int[]) and ${isActive(now)}
        and (${role_id}::int is null or role.id = ${role_id})
      order by role.id`,
  );

/** The children and guardians of somebody, where nobody barred one from the other. */
export async function familyOf(tx: Transaction, person_id: number): Promise<number[]> {
  const found = await rows(
    tx,
    sql<{ id: number }>`
      select case when guardian_id = ${person_id} then child_id else guardian_id end as id
      from people.guardianship where ${person_id} in (guardian_id, child_id) and barred_at is null`,
  );
  return found.map(({ id }) => id);
}

/** Every guardian of somebody, barred ones too: what they may see is decided where it is asked. */
export async function guardiansOfChild(tx: Transaction, child_id: number): Promise<number[]> {
  const found = await rows(
    tx,
    sql<{ guardian_id: number }>`select guardian_id from people.guardianship where child_id = ${child_id}`,
  );
  return found.map(({ guardian_id }) => guardian_id);
}

/** Pairs of role types, written `100 * one + other`: those who reach each other anywhere, and those who do in a class. */
export type TalkTable = { readonly whole_school: readonly number[]; readonly own_class: readonly number[] };

const literal = (codes: readonly number[]) => sql.raw(`'{${codes.join(',')}}'::int[]`);

/**
 * Whether two people of a school have to do with each other, by a table of role types that whoever asks brings along, or
 * because one is the other's guardian. A part of another module's statement: lists of hundreds stay one round trip.
 */
export const mayTalk = (
  one: RawBuilder<unknown>,
  other: RawBuilder<unknown>,
  school_id: RawBuilder<unknown>,
  { whole_school, own_class }: TalkTable,
  now: Date | RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`(exists (
  select from people.role mine
  join people.role theirs on theirs.school_id = mine.school_id
  join people.school on school.id = mine.school_id
  where mine.person_id = ${one} and theirs.person_id = ${other} and mine.school_id = ${school_id}
    and ${isActive(now, 'mine')} and ${isActive(now, 'theirs')}
    and (mine.type_id * 100 + theirs.type_id = any(${literal(whole_school)})
      or (mine.type_id * 100 + theirs.type_id = any(${literal(own_class)})
        and ${classesOf(now, 'mine')} && ${classesOf(now, 'theirs')}))
) or exists (
  select from people.guardianship
  where barred_at is null and ${hasBoth(one, other)}
    and ${isHere(one, school_id, now)} and ${isHere(other, school_id, now)}))`;

const hasBoth = (one: RawBuilder<unknown>, other: RawBuilder<unknown>) => sql`
  ((guardian_id = ${one} and child_id = ${other}) or (guardian_id = ${other} and child_id = ${one}))`;

const isHere = (person_id: RawBuilder<unknown>, school_id: RawBuilder<unknown>, now: Date | RawBuilder<unknown>) => sql`
  exists (select from people.role here join people.school on school.id = here.school_id
    where here.person_id = ${person_id} and here.school_id = ${school_id} and ${isActive(now, 'here')})`;
