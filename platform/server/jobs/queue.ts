import { sql } from 'kysely';
import type { Actor } from '../actor.ts';
import { type Connection, firstRow, rows, type Transaction } from '../db.ts';

/** A job as the queue knows it, without its payload. */
export type QueuedJob = {
  id: number;
  kind: string;
  state: 'waiting' | 'running' | 'retrying' | 'failed';
  tries: number;
  max_tries: number;
  error: string | null;
  run_at: string;
  created_at: string;
};

const STATE = sql`
  case when locked_at is not null then 'running'
       when attempts >= max_attempts then 'failed'
       when attempts > 0 then 'retrying'
       else 'waiting' end`;

/** How many jobs are in each state. */
export const countJobs = (tx: Transaction, _root: Actor): Promise<{ state: QueuedJob['state']; count: number }[]> =>
  rows(tx, sql`select ${STATE} as state, count(*)::int as count from graphile_worker.jobs group by 1`);

/** A page of the queue, those that failed first. */
export const listQueue = (tx: Transaction, _root: Actor, first: number, most: number): Promise<QueuedJob[]> =>
  rows(
    tx,
    sql`
      select id, task_identifier as kind, ${STATE} as state, attempts::int as tries, max_attempts::int as max_tries,
             last_error as error, run_at, created_at
      from graphile_worker.jobs
      order by attempts >= max_attempts desc, attempts > 0 desc, run_at, id
      offset ${first} limit ${most}`,
  );

/** Lets a job that failed begin anew, at once; false when there is none that could. */
export async function retryJob(tx: Transaction, _root: Actor, id: number): Promise<boolean> {
  const retried = sql`select id from graphile_worker.reschedule_jobs(array[${id}::bigint], now(), attempts => 0)`;
  return (await firstRow(tx, retried)) !== undefined;
}

/** True while one of these kinds can run now, or was taken since a moment and the queue has not heard of its end. */
export async function isBusy(db: Connection, kinds: readonly string[], since: string): Promise<boolean> {
  const busy = sql`
    select id from graphile_worker.jobs
    where task_identifier = any(${[...kinds]}) and (
      locked_at >= ${since} or (locked_at is null and run_at <= now() and attempts < max_attempts))
    limit 1`;
  return (await firstRow(db, busy)) !== undefined;
}
