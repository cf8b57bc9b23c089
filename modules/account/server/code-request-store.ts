import { sql } from 'kysely';
import { oneRow, rows, type Transaction } from '#platform/server/db.ts';
import { hashOf } from '#platform/server/seal.ts';
import { CODES_PER_HOUR, FAILURE_WINDOW_MINUTES, RESEND_SECONDS, RESETS_PER_ADDRESS } from '../contract/limits.ts';
import type { SentFactor } from '../contract/second-step.ts';
import { standInLine } from './line-store.ts';

const HOUR_MS = 3_600_000;

/** Something that somebody asks to be sent. */
export type CodeRequest = {
  /** For whom: an account, or a name that somebody typed and perhaps nobody has. */
  readonly subject: { person_id: number } | { username: string };
  /** One kind does not wait for another: whoever gets no e-mail may ask for a text message at once. */
  readonly what: 'reset' | `${'factor' | 'step'}.${SentFactor}`;
  /** The network address of whoever asks. */
  readonly address: string;
};

const secondsUntil = (at: string, length_ms: number, now: Date): number =>
  Math.max(0, Math.ceil((new Date(at).getTime() + length_ms - now.getTime()) / 1000));

/**
 * Counts a code or a link that is about to be sent. Gives 0, or the seconds to wait because the last one of its kind has
 * just left or there were too many of all kinds within the hour; asking too early counts for nothing.
 */
export async function secondsToWait(
  tx: Transaction,
  { subject, what, address }: CodeRequest,
  now: Date,
): Promise<number> {
  const name = JSON.stringify(subject);
  await standInLine(tx, name);
  const subject_hash = hashOf(name);
  const { last, filled } = await oneRow(
    tx,
    sql<{ last: string | null; filled: string | null }>`
      with asked as (
        select at, what from account.code_request
        where subject_hash = ${subject_hash} and at > ${new Date(now.getTime() - HOUR_MS)}
      )
      select (select max(at) from asked where what = ${what}) as last,
             (select at from asked order by at desc offset ${CODES_PER_HOUR - 1} limit 1) as filled`,
  );
  const wait = Math.max(
    last === null ? 0 : secondsUntil(last, RESEND_SECONDS * 1000, now),
    filled === null ? 0 : secondsUntil(filled, HOUR_MS, now),
  );
  if (wait === 0)
    await rows(
      tx,
      sql`
        insert into account.code_request (subject_hash, what, address, at)
        values (${subject_hash}, ${what}, ${address}, ${now})`,
    );
  return wait;
}

/** Whether an address has asked too often of late, whatever names it gave. */
export async function isAskingTooOften(tx: Transaction, address: string, now: Date): Promise<boolean> {
  await standInLine(tx, `codes for ${address}`);
  const since = new Date(now.getTime() - FAILURE_WINDOW_MINUTES * 60_000);
  const { count } = await oneRow(
    tx,
    sql<{ count: number }>`
      select count(*)::int as count from account.code_request where address = ${address} and at > ${since}`,
  );
  return count >= RESETS_PER_ADDRESS;
}

export const forgetOldRequests = (tx: Transaction, now: Date): Promise<unknown> =>
  rows(tx, sql`delete from account.code_request where at <= ${new Date(now.getTime() - HOUR_MS)}`);
