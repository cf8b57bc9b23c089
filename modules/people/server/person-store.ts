import { sql } from 'kysely';
import type { SchoolScope } from '#platform/server/actor.ts';
import { firstRow, oneRow, rows, type Transaction } from '#platform/server/db.ts';
import type { Attention } from '../contract/find-people.ts';
import { PEOPLE_PAGE } from '../contract/limits.ts';
import { ROLE_TYPES } from '../contract/role-types.ts';
import { isActive, lockSchool } from './role-store.ts';
import { literally } from './school-store.ts';

export type PersonFields = {
  user_id: number;
  firstname: string;
  lastname: string;
  profile_picture: string | null;
  email: string | null;
  phone: string | null;
  birthday: string | null;
  invitation: 'none' | 'waiting' | 'expired' | 'accepted';
};

/** A person with the invitation that this school sent; one of another school is none of its business. */
const fromPersons = (school: SchoolScope) => sql`
  people.person left join people.invitation
    on invitation.person_id = person.id and invitation.school_id = ${school.school_id}`;

const personColumns = (now: Date) => sql`
  person.id as user_id, person.firstname, person.lastname, person.profile_picture, person.email, person.phone, person.birthday,
  case when invitation.person_id is null then 'none'
       when invitation.accepted_at is not null then 'accepted'
       when invitation.expires_at <= ${now} then 'expired'
       else 'waiting' end as invitation`;

export type PeopleFilter = {
  search: string;
  type_id: number | null;
  class_id: number | null;
  attention: Attention | null;
  /** Whoever was born later is under age today, in the school's time. */
  minors_born_after: string;
  page: number;
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
  const hasExpired = sql`(select invitation.expires_at <= ${now} from people.invitation
    where invitation.person_id = person.id and invitation.school_id = role.school_id and invitation.accepted_at is null)`;
  return attention === 'expired_invitation' ? hasExpired : sql`not ${hasExpired}`;
};

const matching = (school: SchoolScope, filter: PeopleFilter, now: Date) => sql`
  exists (
    select from people.role join people.school on school.id = role.school_id
    where role.person_id = person.id and role.school_id = ${school.school_id} and ${isActive(now)}
      and (${filter.type_id}::int is null or role.type_id = ${filter.type_id})
      and (${filter.class_id}::int is null or role.class_id = ${filter.class_id})
      and ${needsAttention(filter, now)})
  and lower(person.firstname || ' ' || person.lastname) like ${`%${literally(filter.search.trim().toLowerCase())}%`}`;

/** One page of the school's people, by name. */
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
      order by person.lastname collate "und-x-icu", person.firstname collate "und-x-icu", person.id
      limit ${PEOPLE_PAGE} offset ${(filter.page - 1) * PEOPLE_PAGE}`,
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

/** A person who has, or had, a role in this school; anybody else does not exist for it. */
export const personInSchool = (
  tx: Transaction,
  school: SchoolScope,
  person_id: number,
  now: Date,
): Promise<PersonFields | undefined> =>
  firstRow(
    tx,
    sql<PersonFields>`
      select ${personColumns(now)} from ${fromPersons(school)}
      where person.id = ${person_id}
        and exists (select from people.role where role.person_id = person.id and role.school_id = ${school.school_id})`,
  );

/** True when somebody of this school has the address; two who invite at once are put in line. */
export async function isEmailUsedLocked(tx: Transaction, school: SchoolScope, email: string): Promise<boolean> {
  await lockSchool(tx, school);
  const person = await firstRow(
    tx,
    sql`
      select from people.person
      where lower(person.email) = lower(${email})
        and exists (select from people.role where role.person_id = person.id and role.school_id = ${school.school_id})`,
  );
  return person !== undefined;
}

export type NewPerson = { firstname: string; lastname: string; email: string | null; birthday: string | null };

export async function insertPerson(tx: Transaction, person: NewPerson): Promise<number> {
  const { id } = await oneRow(
    tx,
    sql<{ id: number }>`
      insert into people.person (firstname, lastname, email, birthday)
      values (${person.firstname}, ${person.lastname}, ${person.email}, ${person.birthday}) returning id`,
  );
  return id;
}

/** Keeps what a person may change about the own account in the shell. */
export const saveOwnFields = (
  tx: Transaction,
  person_id: number,
  next: { support_chat_id?: string; lang_code?: string },
): Promise<unknown> =>
  rows(
    tx,
    sql`
      update people.person set
        support_chat_id = coalesce(${next.support_chat_id ?? null}, support_chat_id),
        lang_code = coalesce(${next.lang_code ?? null}, lang_code)
      where id = ${person_id}`,
  );
