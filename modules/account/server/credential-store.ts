import { sql } from 'kysely';
import { type Connection, firstRow, rows, type Transaction } from '#platform/server/db.ts';

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

/** The accounts that a demonstration's sign-in page offers, in their order. */
export const demoAccounts = (tx: Transaction): Promise<{ username: string; person_id: number }[]> =>
  rows(
    tx,
    sql<{ username: string; person_id: number }>`
      select credential.username, credential.person_id
      from account.demo_account join account.credential using (username) order by demo_account.position`,
  );
