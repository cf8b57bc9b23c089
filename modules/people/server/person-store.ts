import { sql } from 'kysely';
import type { SchoolScope } from '#platform/server/actor.ts';
import { firstRow, oneRow, rows, type Transaction } from '#platform/server/db.ts';
import type { InvitationState } from '../rules/shown-invitation.ts';
import { lockSchool } from './role-store.ts';

export type PersonFields = {
  user_id: number;
  firstname: string;
  lastname: string;
  profile_picture: string | null;
  email: string | null;
  phone: string | null;
  birthday: string | null;
  invitation: InvitationState;
};

/** A person with the invitation that this school sent; one of another school is none of its business. */
export const fromPersons = (school: SchoolScope) => sql`
  people.person left join people.invitation
    on invitation.person_id = person.id and invitation.school_id = ${school.school_id}`;

export const personColumns = (now: Date) => sql`
  person.id as user_id, person.firstname, person.lastname, person.profile_picture, person.email, person.phone, person.birthday,
  case when invitation.person_id is null then 'none'
       when invitation.accepted_at is not null then 'accepted'
       when invitation.expires_at <= ${now} then 'expired'
       else 'waiting' end as invitation`;

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

/** Who of this school, now or before, has the address; two who invite at once are put in line. */
export async function findByEmailLocked(
  tx: Transaction,
  school: SchoolScope,
  email: string,
): Promise<{ user_id: number } | undefined> {
  await lockSchool(tx, school);
  return firstRow(
    tx,
    sql<{ user_id: number }>`
      select person.id as user_id from people.person
      where lower(person.email) = lower(${email})
        and exists (select from people.role where role.person_id = person.id and role.school_id = ${school.school_id})
      order by person.id limit 1`,
  );
}

/** Whether a person is the platform's main administrator. */
export async function isRoot(tx: Transaction, person_id: number): Promise<boolean> {
  const row = await firstRow(tx, sql<{ is_root: boolean }>`select is_root from people.person where id = ${person_id}`);
  return row?.is_root ?? false;
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
