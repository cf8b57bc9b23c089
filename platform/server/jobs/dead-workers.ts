import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { type Connection, rows, type Transaction } from '../db.ts';

/** Any number: it keeps these locks apart from all others. */
const SPACE = 7_021_118;
/** A worker takes its first jobs a moment before it shows that it lives. */
const GRACE = '5 seconds';

/**
 * A worker shows that it lives by a lock that its listening connection holds. When its process dies, however it
 * dies, the database lets the lock go at once.
 */
export function showAlive(client: PoolClient, worker_id: string, onTrouble: (error: unknown) => void): void {
  // The queue is about to use the connection itself; a lock that is shared may be taken again by the next one.
  client.once('drain', () => {
    client.query('select pg_advisory_lock_shared($1, hashtext($2))', [SPACE, worker_id]).catch(onTrouble);
  });
}

/** Gives the jobs of a worker back to the queue. */
export const freeWorker = (db: Connection, worker_id: string): Promise<unknown> =>
  rows(db, sql`select graphile_worker.force_unlock_workers(array[${worker_id}::text])`);

/** Gives the jobs of workers that have died back to the queue; without it they would wait for hours. */
export async function freeDeadWorkers(tx: Transaction): Promise<void> {
  await rows(
    tx,
    sql`
      select graphile_worker.force_unlock_workers(array_agg(worker_id))
      from (select distinct locked_by as worker_id from graphile_worker.jobs
            where locked_at < now() - ${GRACE}::interval) as worker
      where pg_try_advisory_xact_lock(${SPACE}, hashtext(worker_id))
      having count(*) > 0`,
  );
}
