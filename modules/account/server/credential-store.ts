import { sql } from 'kysely';
import type { Actor } from '#platform/server/actor.ts';
import { type Connection, firstRow, oneRow, rows, type Transaction } from '#platform/server/db.ts';
import { Refusal } from '#platform/server/refusal.ts';
import { PASSWORD_CHANGES_PER_DAY } from '../contract/limits.ts';

export type Credential = { person_id: number; password_hash: string };

export const credentialOf = (tx: Connection, username: string): Promise<Credential | undefined> =>
  firstRow(tx, sql<Credential>`select person_id, password_hash from account.credential where username = ${username}`);

export const insertCredential = (
  tx: Transaction,
  person_id: number,
  username: string,
  password_hash: string,
  now: Date,
): Promise<unknown> =>
  rows(
    tx,
    sql`
      insert into account.credential (person_id, username, password_hash, changed_at)
      values (${person_id}, ${username}, ${password_hash}, ${now})`,
  );

export type OwnCredential = {
  username: string;
  password_hash: string;
  changed_at: string;
  put_off_until: string | null;
};

/** The password of somebody who is known already; undefined for whoever signs in without one. */
export const credentialOfPerson = (tx: Connection, person_id: number): Promise<OwnCredential | undefined> =>
  firstRow(
    tx,
    sql<OwnCredential>`
      select username, password_hash, changed_at, put_off_until from account.credential where person_id = ${person_id}`,
  );

/** Whether the password that was compared is still the one in force; held, so that it stays so until the end. */
export const isStillPassword = async (tx: Transaction, { person_id, password_hash }: Credential): Promise<boolean> =>
  (await firstRow(
    tx,
    sql`
      select from account.credential
      where person_id = ${person_id} and password_hash = ${password_hash} for update`,
  )) !== undefined;

/** The hashes of the passwords that a person must not take again, the present one among them. */
export async function usedPasswords(tx: Connection, person_id: number): Promise<string[]> {
  const found = await rows(
    tx,
    sql<{ password_hash: string }>`
      select password_hash from account.credential where person_id = ${person_id}
      union all
      select password_hash from account.former_password where person_id = ${person_id}`,
  );
  return found.map(({ password_hash }) => password_hash);
}

/** Puts another password in the place of one, and remembers the former one for good. */
export async function replacePassword(
  tx: Transaction,
  person_id: number,
  password_hash: string,
  now: Date,
): Promise<void> {
  await rows(
    tx,
    sql`
      insert into account.former_password (person_id, password_hash, replaced_at)
      select person_id, password_hash, ${now} from account.credential where person_id = ${person_id} for update`,
  );
  const { count } = await oneRow(
    tx,
    sql<{ count: number }>`
      select count(*)::int as count from account.former_password
      where person_id = ${person_id} and replaced_at > ${now}::timestamptz - interval '1 day'`,
  );
  if (count > PASSWORD_CHANGES_PER_DAY) throw new Refusal('too_many_requests');
  await rows(
    tx,
    sql`
      update account.credential set password_hash = ${password_hash}, changed_at = ${now}, put_off_until = null
      where person_id = ${person_id}`,
  );
}

/** Lets the reminder of an old password rest for a while. */
export const putOffReminder = (tx: Transaction, { user_id }: Actor, until: Date): Promise<unknown> =>
  rows(tx, sql`update account.credential set put_off_until = ${until} where person_id = ${user_id}`);

/** The accounts that a demonstration's sign-in page offers, in their order. */
export const demoAccounts = (tx: Transaction): Promise<{ username: string; person_id: number }[]> =>
  rows(
    tx,
    sql<{ username: string; person_id: number }>`
      select credential.username, credential.person_id
      from account.demo_account join account.credential using (username) order by demo_account.position`,
  );
