import { sql } from 'kysely';
import { firstRow, rows, type Transaction } from '#platform/server/db.ts';
import { ROLE_TYPES, roleWord } from '../contract/role-types.ts';
import { idsNamed, inNameOrder } from './fragment-store.ts';
import { isActive } from './role-store.ts';
import { classesOf } from './standing-store.ts';
import { userJson } from './user-json-store.ts';

/** Whom somebody reaches in a school: those with a role type, all of them or those who stand in certain classes. */
type Reach = { readonly type_id: number; readonly class_ids: readonly number[] | null };

/** Who looks for people in a school, and how far they reach; family is reached in any case. */
export type Seeker = {
  readonly school_id: number;
  readonly person_id: number;
  readonly reach: readonly Reach[];
  readonly family_ids: readonly number[];
};

export type ReachFilter = {
  readonly type_ids?: readonly number[] | null;
  readonly class_id?: number | null;
  readonly person_ids?: readonly number[] | null;
};

const standing = (school_id: number, person_ids: readonly number[] | null, now: Date) => sql`
  select role.id, role.person_id, role.type_id, role.label, own.class_ids
  from people.role join people.school on school.id = role.school_id
  cross join lateral (select ${classesOf(now)} as class_ids) own
  where role.school_id = ${school_id} and ${isActive(now)}
    and (${person_ids}::int[] is null or role.person_id = any(${person_ids}::int[]))`;

const reached = ({ school_id, person_id, reach, family_ids }: Seeker, filter: ReachFilter, now: Date) => sql`
  select distinct standing.person_id
  from (${standing(school_id, filter.person_ids ? [...filter.person_ids] : null, now)}) standing
  left join json_to_recordset(${JSON.stringify(reach)}) as reach (type_id int, class_ids int[])
    on reach.type_id = standing.type_id
  where standing.person_id <> ${person_id}
    and (standing.person_id = any(${[...family_ids]}::int[])
      or (reach.type_id is not null and (reach.class_ids is null or reach.class_ids && standing.class_ids)))
    and (${filter.type_ids ?? null}::int[] is null or standing.type_id = any(${filter.type_ids ?? null}::int[]))
    and (${filter.class_id ?? null}::int is null or ${filter.class_id ?? null} = any(standing.class_ids))`;

/** Those of some people, or of all, whom somebody reaches. */
export async function reachedPersons(
  tx: Transaction,
  seeker: Seeker,
  filter: ReachFilter,
  now: Date,
): Promise<number[]> {
  const found = await rows(tx, sql<{ person_id: number }>`${reached(seeker, filter, now)} order by standing.person_id`);
  return found.map(({ person_id }) => person_id);
}

type ShownRole = { type_id: number; label: string | null; class_names: string[] };

const tagsOf = (roles: readonly ShownRole[]): string[] => [
  ...new Set(
    roles.flatMap((role) => [
      roleWord(role),
      // The dozen classes of a teacher tell nobody apart.
      ...(role.type_id === ROLE_TYPES.teacher ? [] : role.class_names),
    ]),
  ),
];

/** What people are at a school, as words to look up (`people:roles.teacher`) and names of classes. */
export async function tagsIn(
  tx: Transaction,
  school_id: number,
  person_ids: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, string[]>> {
  const found = await rows(
    tx,
    sql<ShownRole & { person_id: number }>`
      select standing.person_id, standing.type_id, standing.label, coalesce((
        select json_agg(class.name order by class.id) from people.class where class.id = any(standing.class_ids)), '[]') as class_names
      from (${standing(school_id, [...person_ids], now)}) standing order by standing.id`,
  );
  const byPerson = Map.groupBy(found, ({ person_id }) => person_id);
  return new Map(person_ids.map((id) => [id, tagsOf(byPerson.get(id) ?? [])]));
}

export type ShownUser = {
  readonly id: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly profile_picture: string | null;
  readonly locale: string;
};

/** Some of the people whom somebody reaches, by name: one more than is shown tells that there are more. */
export async function reachedPage(
  tx: Transaction,
  seeker: Seeker,
  filter: ReachFilter & { search: string; first: number; most: number },
  now: Date,
): Promise<ShownUser[]> {
  const found = await rows(
    tx,
    sql<{ user: ShownUser }>`
      select ${userJson(sql.ref('person.id'))} as user from people.person
      where person.id in (${reached(seeker, filter, now)}) and person.id in ${idsNamed(filter.search)}
      order by ${inNameOrder(seeker.school_id)}
      limit ${filter.most} offset ${filter.first}`,
  );
  return found.map(({ user }) => user);
}

/** How many people have each role type in each class of a school, and in the school as a whole (class null). */
export const countStanding = (
  tx: Transaction,
  school_id: number,
  now: Date,
): Promise<{ type_id: number; class_id: number | null; person_ids: number[] }[]> =>
  rows(
    tx,
    sql<{ type_id: number; class_id: number | null; person_ids: number[] }>`
      with standing as (${standing(school_id, null, now)})
      select type_id, class_id, json_agg(distinct person_id) as person_ids
      from standing cross join lateral unnest(class_ids) as class_id group by type_id, class_id
      union all
      select type_id, null, json_agg(distinct person_id) from standing group by type_id`,
  );

/** The study year of a school that runs now. */
export async function runningYear(tx: Transaction, school_id: number, now: Date): Promise<number | null> {
  const found = await firstRow(
    tx,
    sql<{ id: number }>`
      select study_year.id from people.study_year join people.school on school.id = study_year.school_id
      where school.id = ${school_id}
        and (${now}::timestamptz at time zone school.time_zone)::date between study_year.starts_on and study_year.ends_on`,
  );
  return found?.id ?? null;
}

/** A place that the roles of a class give somebody among its teachers, its parents or its pupils. */
export type OfficialPlace = {
  readonly class_id: number;
  readonly audience: 'teachers' | 'parents' | 'students';
  readonly person_id: number;
  readonly is_formmaster: boolean;
};

const { teacher, student, parent, formmaster } = ROLE_TYPES;

/** Who belongs to the groups of the classes of a school now, of some people or of all; form masters belong to every one. */
export const officialPlaces = (
  tx: Transaction,
  school_id: number,
  person_ids: readonly number[] | null,
  now: Date,
): Promise<OfficialPlace[]> =>
  rows(
    tx,
    sql<OfficialPlace>`
      select class_id, audience, person_id, bool_or(standing.type_id = ${formmaster}) as is_formmaster
      from (${standing(school_id, person_ids ? [...person_ids] : null, now)}) standing
      cross join lateral unnest(class_ids) as class_id
      join (values (${teacher}::int, 'teachers'), (${formmaster}, 'teachers'), (${parent}, 'parents'),
        (${formmaster}, 'parents'), (${student}, 'students'), (${formmaster}, 'students')) as kept (type_id, audience)
        on kept.type_id = standing.type_id
      group by class_id, audience, person_id order by class_id, audience, person_id`,
  );
