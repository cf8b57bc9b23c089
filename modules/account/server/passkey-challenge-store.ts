import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { firstRow, rows, type Transaction } from '#platform/server/db.ts';
import { hashOf } from '#platform/server/seal.ts';
import { PASSKEY_CHALLENGE_MINUTES } from '../contract/limits.ts';

/** What is asked of an authenticator, and in which session; nobody is signed in before a sign-in. */
export type Asking =
  | { readonly purpose: 'sign-in'; readonly session_id: null }
  | { readonly purpose: 'prove' | 'register'; readonly session_id: number };

export async function openChallenge(tx: Transaction, { purpose, session_id }: Asking, now: Date): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await rows(
    tx,
    sql`
      insert into account.passkey_challenge (challenge_hash, purpose, session_id, expires_at)
      values (${hashOf(challenge)}, ${purpose}, ${session_id},
              ${now}::timestamptz + make_interval(mins => ${PASSKEY_CHALLENGE_MINUTES}::int))`,
  );
  return challenge;
}

/** Uses a challenge up; false for one that was used, has run out, or was meant for something else. */
export async function takeChallenge(
  tx: Transaction,
  challenge: string,
  { purpose, session_id }: Asking,
  now: Date,
): Promise<boolean> {
  const taken = await firstRow(
    tx,
    sql<{ is_good: boolean }>`
      delete from account.passkey_challenge where challenge_hash = ${hashOf(challenge)}
      returning purpose = ${purpose} and session_id is not distinct from ${session_id}::int and expires_at > ${now}
        as is_good`,
  );
  return taken?.is_good ?? false;
}

export const forgetOldChallenges = (tx: Transaction, now: Date): Promise<unknown> =>
  rows(tx, sql`delete from account.passkey_challenge where expires_at < ${now}`);
