import { sql } from 'kysely';
import { type Connection, oneRow, rows, type Transaction } from '#platform/server/db.ts';
import { newToken } from '#platform/server/new-secret.ts';
import { hashOf } from '#platform/server/seal.ts';
import { TRUST_DAYS, TRUSTING_PEOPLE } from '../contract/limits.ts';

/** The cookie by which a browser is known as trusted: a word for each of the people who trust it, the newest first. */
export const TRUST_COOKIE = 'trusted';
export const TRUST_SECONDS = TRUST_DAYS * 24 * 3600;

const wordsIn = (cookie: string | null): string[] => (cookie ?? '').split('.').slice(0, TRUSTING_PEOPLE);

/** Whether a person trusts the browser that shows this cookie. */
export async function isTrusted(tx: Connection, person_id: number, cookie: string | null, now: Date): Promise<boolean> {
  const hashes = wordsIn(cookie).map(hashOf);
  const { is_trusted } = await oneRow(
    tx,
    sql<{ is_trusted: boolean }>`
      select exists (
        select from account.trusted_device
        where token_hash = any(${hashes}::bytea[]) and person_id = ${person_id} and expires_at > ${now}
      ) as is_trusted`,
  );
  return is_trusted;
}

/** Trusts a browser for a while; gives what it keeps from now on. */
export async function trustDevice(
  tx: Transaction,
  person_id: number,
  cookie: string | null,
  now: Date,
): Promise<string> {
  const token = newToken();
  const expires_at = new Date(now.getTime() + TRUST_SECONDS * 1000);
  await rows(
    tx,
    sql`
      insert into account.trusted_device (token_hash, person_id, expires_at)
      values (${hashOf(token)}, ${person_id}, ${expires_at})`,
  );
  const others = wordsIn(cookie).filter((word) => word !== '');
  return [token, ...others].slice(0, TRUSTING_PEOPLE).join('.');
}

/** How many browsers a person trusts now. */
export async function countTrusted(tx: Connection, person_id: number, now: Date): Promise<number> {
  const { count } = await oneRow(
    tx,
    sql<{ count: number }>`
      select count(*)::int as count from account.trusted_device
      where person_id = ${person_id} and expires_at > ${now}`,
  );
  return count;
}

/** Forgets every browser that a person trusts; says how many they were. */
export const distrustDevices = async (tx: Transaction, person_id: number): Promise<number> =>
  (await rows(tx, sql`delete from account.trusted_device where person_id = ${person_id} returning person_id`)).length;

export const forgetOldTrust = (tx: Transaction, now: Date): Promise<unknown> =>
  rows(tx, sql`delete from account.trusted_device where expires_at <= ${now}`);
