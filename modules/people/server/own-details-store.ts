import { sql } from 'kysely';
import { dayIn } from '#platform/contract/dates.ts';
import type { Language } from '#platform/contract/shapes.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Announce } from '#platform/server/announce.ts';
import { oneRow, rows, type Transaction } from '#platform/server/db.ts';
import { refusingOn } from '#platform/server/refusal.ts';
import { myDetailsChanged, personChanged } from '../contract/facts.ts';
import { ROLE_TYPES } from '../contract/role-types.ts';
import { contactsOf } from './contact-store.ts';
import { activeRolesOf } from './role-store.ts';

/** What is written down of a person beside their roles. The country is the one that gave out the id code. */
export type OwnDetails = {
  firstname: string;
  lastname: string;
  gender: 'female' | 'male' | null;
  birthday: string | null;
  country: string | null;
  id_code: string | null;
  email: string | null;
  phone: string | null;
  lang_code: Language;
  is_verified: boolean;
  verified_at: string | null;
};

export type DetailChanges = {
  [Name in 'firstname' | 'lastname' | 'gender' | 'birthday']?: OwnDetails[Name] | undefined;
} & {
  /** An id code comes with the country that gave it out; whoever hands it in has seen that there was none before. */
  identity?: { country: string; id_code: string } | undefined;
};

/** What is known of a person; held until the end of the transaction, so that two saves do not judge the same state. */
export const ownDetails = (tx: Transaction, person_id: number, lock = false): Promise<OwnDetails> =>
  oneRow(
    tx,
    sql<OwnDetails>`
      select firstname, lastname, gender, birthday, country, id_code, email, phone, lang_code,
        verified_at is not null as is_verified, verified_at
      from people.person where id = ${person_id} ${lock ? sql`for no key update` : sql``}`,
  );

/** The day it is for a person, by the clock of the school they act in. */
export async function dayOfPerson(tx: Transaction, person_id: number, now: Date): Promise<string> {
  const [contact] = await contactsOf(tx, [person_id]);
  return dayIn(contact?.time_zone ?? 'UTC', now);
}

/** True while somebody is a student anywhere: what that closes to them stays closed in their other roles too. */
export const isStudent = async (tx: Transaction, person_id: number, now: Date): Promise<boolean> =>
  (await activeRolesOf(tx, person_id, now)).some(({ type_id }) => type_id === ROLE_TYPES.student);

/** Tells the person, and those who lead a school where they have a role, that something about them is another one. */
export async function tellOfChange(tx: Transaction, announce: Announce, user_id: number, now: Date): Promise<void> {
  await announce(myDetailsChanged, {}, { persons: [user_id] });
  const schools = new Set((await activeRolesOf(tx, user_id, now)).map(({ school_id }) => school_id));
  for (const school_id of schools)
    await announce(personChanged, { school_id, user_id }, { name: `school-leaders:${school_id}` });
}

/** Writes what the caller changed about themselves; fields that are not named stay as they are. */
export async function saveOwnDetails(
  tx: Transaction,
  { user_id }: Actor,
  { identity, ...changes }: DetailChanges,
  announce: Announce,
  now: Date,
): Promise<void> {
  // Their own word: anybody could say the code of somebody else.
  const columns = { ...changes, ...identity, is_id_code_claimed: identity && true };
  const assignments = Object.entries(columns)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  if (assignments.length === 0) return;
  const statement = sql`update people.person set ${sql.join(assignments)} where id = ${user_id}`;
  await refusingOn({ person_id_code_once: 'id_code_taken' }, rows(tx, statement));
  await tellOfChange(tx, announce, user_id, now);
}

/** Puts an address or a number that was just checked, or none, in the place of the old one, and gives the old one. */
export async function changeContact(
  tx: Transaction,
  person_id: number,
  channel: 'email' | 'phone',
  address: string | null,
  announce: Announce,
  now: Date,
): Promise<Pick<OwnDetails, 'email' | 'phone' | 'lang_code'>> {
  const before = await ownDetails(tx, person_id, true);
  await rows(tx, sql`update people.person set ${sql.ref(channel)} = ${address} where id = ${person_id}`);
  await tellOfChange(tx, announce, person_id, now);
  return before;
}
