import { sql } from 'kysely';
import type { JobKind, JobPayload } from '#platform/contract/job.ts';
import { rows, type Transaction } from '../db.ts';

/** With a pause that grows from three seconds to six hours between them, twelve tries last most of a day. */
const TRIES = 12;

type Options = {
  /** One waiting job for one key: adding it again replaces what waits, and keeps its place. */
  key?: string;
  /** Not before this moment. */
  run_at?: Date;
};

/** Adds work for later inside the transaction that causes it: both happen, or neither. */
export async function addJob<K extends JobKind>(
  tx: Transaction,
  kind: K,
  payload: JobPayload<K>,
  { key, run_at }: Options = {},
): Promise<void> {
  await rows(
    tx,
    sql`
      select from graphile_worker.add_job(
        ${kind.name}::text, ${JSON.stringify(payload)}::json, run_at => ${run_at ?? null}::timestamptz,
        max_attempts => ${TRIES}::int, job_key => ${key ?? null}::text, job_key_mode => 'preserve_run_at')`,
  );
}

/** Takes back work that waits under a key; one that runs already runs to its end. */
export async function removeJob(tx: Transaction, key: string): Promise<void> {
  await rows(tx, sql`select from graphile_worker.remove_job(${key})`);
}
