import { sql } from 'kysely';
import type { Actor } from '#platform/server/actor.ts';
import { type Connection, oneRow, rows, type Transaction } from '#platform/server/db.ts';
import { FAILURE_WINDOW_MINUTES, FAILURES_PER_ACCOUNT, FAILURES_PER_ADDRESS } from '../contract/limits.ts';
import { standInLine } from './line-store.ts';
import { isStillOf } from './session-hold-store.ts';

const windowStart = (now: Date): Date => new Date(now.getTime() - FAILURE_WINDOW_MINUTES * 60_000);

/**
 * Minutes until the door opens again, or 0 while it is open: until the failure that filled the measure is too
 * old to count. Counts failures only: a whole school shares one address.
 */
export async function minutesShut(tx: Connection, username: string, address: string, now: Date): Promise<number> {
  const since = windowStart(now);
  const { filled_at } = await oneRow(
    tx,
    sql<{ filled_at: string | null }>`
      select greatest(
        (select at from account.sign_in_failure where username = ${username} and at > ${since}
         order by at desc offset ${FAILURES_PER_ACCOUNT - 1} limit 1),
        (select at from account.sign_in_failure where address = ${address} and at > ${since}
         order by at desc offset ${FAILURES_PER_ADDRESS - 1} limit 1)) as filled_at`,
  );
  if (filled_at === null) return 0;
  const opens = new Date(filled_at).getTime() + FAILURE_WINDOW_MINUTES * 60_000;
  return Math.max(1, Math.ceil((opens - now.getTime()) / 60_000));
}

/** Before a failure may be counted: until the transaction is over, nobody else counts one of this name or address. */
export const holdFailures = (tx: Transaction, username: string, address: string): Promise<void> =>
  standInLine(tx, `failures of ${username}`, `failures from ${address}`);

export const recordFailure = (tx: Connection, username: string, address: string, now: Date): Promise<unknown> =>
  rows(tx, sql`insert into account.sign_in_failure (username, address, at) values (${username}, ${address}, ${now})`);

/** A wrong password inside a session. A call whose session has a new id by now is a repeat, and no guess. */
export const recordFailureOf = (tx: Connection, actor: Actor, username: string, address: string, now: Date) =>
  rows(
    tx,
    sql`
      insert into account.sign_in_failure (username, address, at)
      select ${username}, ${address}, ${now} from account.session where ${isStillOf(actor)}`,
  );

export const forgetOldFailures = (tx: Transaction, now: Date): Promise<unknown> =>
  rows(tx, sql`delete from account.sign_in_failure where at <= ${windowStart(now)}`);
