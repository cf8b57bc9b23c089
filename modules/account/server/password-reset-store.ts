import { sql } from 'kysely';
import { type Connection, firstRow, rows, type Transaction } from '#platform/server/db.ts';
import { newToken } from '#platform/server/new-secret.ts';
import { hashOf } from '#platform/server/seal.ts';
import { RESET_MINUTES } from '../contract/limits.ts';

/** A new link for a person; the one before opens nothing any more. */
export async function openReset(tx: Transaction, person_id: number, now: Date): Promise<string> {
  const code = newToken();
  const expires_at = new Date(now.getTime() + RESET_MINUTES * 60_000);
  await rows(
    tx,
    sql`
      insert into account.password_reset (person_id, code_hash, expires_at)
      values (${person_id}, ${hashOf(code)}, ${expires_at})
      on conflict (person_id) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at`,
  );
  return code;
}

type Reset = { person_id: number; username: string };

/** Whose password a link changes, while it is good. */
export const resetOf = (tx: Connection, code: string, now: Date): Promise<Reset | undefined> =>
  firstRow(
    tx,
    sql<Reset>`
      select person_id, username from account.password_reset join account.credential using (person_id)
      where code_hash = ${hashOf(code)} and expires_at > ${now}`,
  );

/** Uses a link up; false when somebody else has just done so. */
export const closeReset = async (tx: Transaction, code: string): Promise<boolean> =>
  (await rows(tx, sql`delete from account.password_reset where code_hash = ${hashOf(code)} returning person_id`))
    .length > 0;

/** A link opens nothing any more once the password is another one, or the mailbox that it lies in. */
export const endResetsOf = (tx: Transaction, person_id: number): Promise<unknown> =>
  rows(tx, sql`delete from account.password_reset where person_id = ${person_id}`);

export const forgetOldResets = (tx: Transaction, now: Date): Promise<unknown> =>
  rows(tx, sql`delete from account.password_reset where expires_at <= ${now}`);
