import { sql } from 'kysely';
import { firstRow, rows, type Transaction } from '#platform/server/db.ts';
import { newToken } from '#platform/server/new-secret.ts';
import { hashOf } from '#platform/server/seal.ts';
import { PASSKEY_CHALLENGE_MINUTES, PASSKEY_CHALLENGES_PER_ADDRESS } from '../contract/limits.ts';
import { standInLine } from './line-store.ts';

/** What is asked of an authenticator, and in which session; nobody is signed in before a sign-in. */
export type Asking =
  | { readonly purpose: 'sign-in'; readonly session_id: null }
  | { readonly purpose: 'prove' | 'register'; readonly session_id: number };

/**
 * Seconds until an address may be given another challenge, or 0: a stranger costs a row, so there are only so many open
 * ones. Held until the transaction is over, so that those who ask at once see each other's.
 */
export async function secondsToAsk(tx: Transaction, address: string, now: Date): Promise<number> {
  await standInLine(tx, `passkey challenges of ${address}`);
  const filling = await firstRow(
    tx,
    sql<{ expires_at: string }>`
      select expires_at from account.passkey_challenge where address = ${address} and expires_at > ${now}
      order by expires_at desc offset ${PASSKEY_CHALLENGES_PER_ADDRESS - 1} limit 1`,
  );
  return filling ? Math.max(1, Math.ceil((new Date(filling.expires_at).getTime() - now.getTime()) / 1000)) : 0;
}

/** Writes down what an authenticator is asked; the address is that of a stranger, whom nothing else tells apart. */
export async function openChallenge(
  tx: Transaction,
  { purpose, session_id }: Asking,
  now: Date,
  address: string | null = null,
): Promise<string> {
  const challenge = newToken();
  await rows(
    tx,
    sql`
      insert into account.passkey_challenge (challenge_hash, purpose, session_id, address, expires_at)
      values (${hashOf(challenge)}, ${purpose}, ${session_id}, ${address},
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
