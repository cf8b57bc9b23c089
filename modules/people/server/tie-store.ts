import { sql } from 'kysely';
import { type Connection, rows, type Transaction } from '#platform/server/db.ts';
import { foundFor, often } from '#platform/server/often.ts';
import { sharing } from '#platform/server/sharing.ts';
import { ROLE_TYPES } from '../contract/role-types.ts';
import { isActive } from './role-store.ts';

/** What ties two people in a school: who the other is there, and whether one is a guardian of the other. */
export type Tie = {
  readonly person_id: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly birthday: string | null;
  readonly time_zone: string;
  /** The other has a role in the school now. */
  readonly is_active: boolean;
  readonly is_pupil: boolean;
  readonly guardianship: 'none' | 'open' | 'barred';
};

/** Two people of a school, at a time. */
type Pair = { readonly from: number; readonly to: number; readonly school_id: number; readonly now: Date };

const ties = sharing(async (tx, pairs: readonly Pair[]): Promise<(Tie | undefined)[]> => {
  const active = isActive(sql.ref('pair.now'));
  const found = await rows(
    tx,
    sql<Tie & { place: number }>`${often}
      select pair.place, person.id as person_id, person.firstname, person.lastname, person.birthday, school.time_zone,
        coalesce(bool_or(${active}), false) as is_active,
        coalesce(bool_or(role.type_id = ${ROLE_TYPES.student} and ${active}), false) as is_pupil,
        case when guardianship.id is null then 'none' when guardianship.barred_at is null then 'open' else 'barred' end
          as guardianship
      from unnest(${pairs.map(({ from }) => from)}::int[], ${pairs.map(({ to }) => to)}::int[],
        ${pairs.map(({ school_id }) => school_id)}::int[], ${pairs.map(({ now }) => now)}::timestamptz[])
        with ordinality as pair (from_id, to_id, school_id, now, place)
      join people.person on person.id = pair.to_id
      join people.school on school.id = pair.school_id
      left join people.role on role.person_id = person.id and role.school_id = school.id
      left join people.guardianship on guardianship.child_id = person.id and guardianship.guardian_id = pair.from_id
      group by pair.place, person.id, school.id, guardianship.id`,
  );
  return foundFor(pairs, found).map(([tie]) => tie);
});

/** How a person of a school stands to another; undefined for somebody who does not exist. */
export const tieBetween = (tx: Transaction, between: Omit<Pair, 'now'>, now: Date): Promise<Tie | undefined> =>
  ties(tx, { ...between, now });

/** Those who speak for each of these people: their guardians who are not barred and have a role in the school. */
export const guardiansIn = (
  tx: Transaction,
  school_id: number,
  person_ids: readonly number[],
  now: Date,
): Promise<{ child_id: number; guardian_id: number }[]> =>
  rows(
    tx,
    sql<{ child_id: number; guardian_id: number }>`
      select distinct guardianship.child_id, guardianship.guardian_id
      from people.guardianship
      join people.role on role.person_id = guardianship.guardian_id and role.school_id = ${school_id}
        and role.type_id = ${ROLE_TYPES.parent}
      join people.school on school.id = role.school_id
      where guardianship.child_id = any(${[...person_ids]}) and guardianship.barred_at is null and ${isActive(now)}`,
  );

/** The children of these people, barred ones left out. */
export const wardsOf = (
  db: Connection,
  guardian_ids: readonly number[],
): Promise<{ guardian_id: number; child_id: number }[]> =>
  rows(
    db,
    sql<{ guardian_id: number; child_id: number }>`
      select guardian_id, child_id from people.guardianship
      where guardian_id = any(${[...guardian_ids]}::int[]) and barred_at is null`,
  );

/** Name, picture, birthday and roles of people of a school, for lists that show them. */
export type Portrait = {
  readonly person_id: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly profile_picture: string | null;
  readonly birthday: string | null;
  readonly type_ids: number[];
};

export const portraitsOf = (
  tx: Transaction,
  school_id: number,
  person_ids: readonly number[],
  now: Date,
): Promise<Portrait[]> =>
  rows(
    tx,
    sql<Portrait>`
      select person.id as person_id, person.firstname, person.lastname, person.profile_picture, person.birthday,
        coalesce(json_agg(distinct role.type_id) filter (where ${isActive(now)}), '[]') as type_ids
      from people.person
      left join people.role on role.person_id = person.id and role.school_id = ${school_id}
      left join people.school on school.id = role.school_id
      where person.id = any(${[...person_ids]}) group by person.id`,
  );
