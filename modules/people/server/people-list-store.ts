import { sql } from 'kysely';
import type { SchoolScope } from '#platform/server/actor.ts';
import { oneRow, rows, type Transaction } from '#platform/server/db.ts';
import type { Attention } from '../contract/find-people.ts';
import { PEOPLE_PAGE } from '../contract/limits.ts';
import { ROLE_TYPES } from '../contract/role-types.ts';
import { inNameOrder } from './fragment-store.ts';
import { fromPersons, type PersonFields, personColumns } from './person-store.ts';
import { isActive } from './role-store.ts';

export type PeopleFilter = {
  search: string;
  type_id: number | null;
  class_id: number | null;
  attention: Attention | null;
  /** Whoever was born later is under age today, in the school's time. */
  minors_born_after: string;
  page: number;
  pages: number;
};

/** A minor whom no adult can act for: nobody would see the consents and messages. */
export const isMinorAlone = (minors_born_after: string) => sql<boolean>`
  role.type_id = ${ROLE_TYPES.student} and person.birthday::text > ${minors_born_after}
  and not exists (
    select from people.guardianship
    join people.role parent on parent.person_id = guardianship.guardian_id
      and parent.school_id = role.school_id and parent.type_id = ${ROLE_TYPES.parent} and parent.ended_at is null
    where guardianship.child_id = person.id and guardianship.barred_at is null)`;

const needsAttention = ({ attention, minors_born_after }: PeopleFilter, now: Date) => {
  if (attention === null) return sql`true`;
  if (attention === 'no_guardian') return isMinorAlone(minors_born_after);
  if (attention === 'no_role')
    return sql`not exists (
      select from people.role held
      where held.person_id = person.id and held.school_id = school.id and ${isActive(now, 'held')})`;
  const hasExpired = sql`(select invitation.expires_at <= ${now} from people.invitation
    where invitation.person_id = person.id and invitation.school_id = role.school_id and invitation.accepted_at is null)`;
  return attention === 'expired_invitation' ? hasExpired : sql`not ${hasExpired}`;
};

/**
 * The list is of those who have a role now. Whoever is looked for by name, or as one without a role, may have had
 * one before or get one later: otherwise nobody could find them to give a role back.
 */
const isListed = ({ search, type_id, class_id, attention }: PeopleFilter, now: Date) => {
  const isByNameAlone = search.trim() !== '' && type_id === null && class_id === null && attention === null;
  return isByNameAlone || attention === 'no_role' ? sql`true` : isActive(now);
};

/** Each word has to occur in the name, in whatever order, case and spelling (`people.search_form`). */
const isNamed = (search: string) => {
  const words = search.split(/\s+/).filter(Boolean);
  const hits = words.map((word) => sql`person.search_name like people.search_pattern(${word}::text)`);
  return hits.length > 0 ? sql.join(hits, sql` and `) : sql`true`;
};

const matching = (school: SchoolScope, filter: PeopleFilter, now: Date) => sql`
  exists (
    select from people.role join people.school on school.id = role.school_id
    where role.person_id = person.id and role.school_id = ${school.school_id} and ${isListed(filter, now)}
      and (${filter.type_id}::int is null or role.type_id = ${filter.type_id})
      and (${filter.class_id}::int is null or role.class_id = ${filter.class_id})
      and ${needsAttention(filter, now)})
  and ${isNamed(filter.search)}`;

/** One page of the school's people, or several in a row, by name. */
export const peoplePage = (
  tx: Transaction,
  school: SchoolScope,
  filter: PeopleFilter,
  now: Date,
): Promise<PersonFields[]> =>
  rows(
    tx,
    sql<PersonFields>`
      select ${personColumns(now)} from ${fromPersons(school)}
      where ${matching(school, filter, now)}
      order by ${inNameOrder(school.school_id)}
      limit ${filter.pages * PEOPLE_PAGE} offset ${(filter.page - 1) * PEOPLE_PAGE}`,
  );

export async function countPeople(
  tx: Transaction,
  school: SchoolScope,
  filter: PeopleFilter,
  now: Date,
): Promise<number> {
  const { total } = await oneRow(
    tx,
    sql<{ total: number }>`select count(*) as total from people.person where ${matching(school, filter, now)}`,
  );
  return total;
}
