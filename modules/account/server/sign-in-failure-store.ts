import { sql } from 'kysely';
import { type Connection, oneRow, rows, type Transaction } from '#platform/server/db.ts';
import { FAILURE_WINDOW_MINUTES, FAILURES_PER_ACCOUNT, FAILURES_PER_ADDRESS } from '../contract/limits.ts';

const windowStart = (now: Date): Date => new Date(now.getTime() - FAILURE_WINDOW_MINUTES * 60_000);

/** Minutes until the door opens again, or 0 while it is open. Counts failures only: a whole school shares one address. */
export async function minutesShut(tx: Connection, username: string, address: string, now: Date): Promise<number> {
  const since = windowStart(now);
  const row = await oneRow(
    tx,
    sql<{ by_name: number; by_address: number; oldest: string | null }>`
      select (select count(*) from account.sign_in_failure where username = ${username} and at > ${since}) as by_name,
             (select count(*) from account.sign_in_failure where address = ${address} and at > ${since}) as by_address,
             (select min(at) from account.sign_in_failure where (username = ${username} or address = ${address}) and at > ${since}) as oldest`,
  );
  if (row.by_name < FAILURES_PER_ACCOUNT && row.by_address < FAILURES_PER_ADDRESS) return 0;
  const oldest = row.oldest ? new Date(row.oldest).getTime() : now.getTime();
  return Math.max(1, Math.ceil((oldest + FAILURE_WINDOW_MINUTES * 60_000 - now.getTime()) / 60_000));
}

export const recordFailure = (tx: Connection, username: string, address: string, now: Date): Promise<unknown> =>
  rows(tx, sql`insert into account.sign_in_failure (username, address, at) values (${username}, ${address}, ${now})`);

export const forgetOldFailures = (tx: Transaction, now: Date): Promise<unknown> =>
  rows(tx, sql`delete from account.sign_in_failure where at <= ${windowStart(now)}`);
