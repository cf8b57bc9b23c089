import { sql } from 'kysely';
import type { JobKind, JobPayload } from '#platform/contract/job.ts';
import { rows, type Transaction } from '../db.ts';

/** With a pause that grows from three seconds to six hours between them, twelve tries last most of a day. */
const TRIES = 12;

/** The queue takes lower numbers first. */
const PRIORITY = { usual: 0, yielding: 10 };

type Options = {
  /** One waiting job for one key: adding it again replaces what waits, and keeps its place. */
  key?: string;
  /** Not before this moment. */
  run_at?: Date;
};

/** Adds many jobs of a kind at once, as `addJob` adds one. */
export async function addJobs<K extends JobKind>(
  tx: Transaction,
  kind: K,
  jobs: readonly ({ payload: JobPayload<K> } & Options)[],
): Promise<void> {
  await rows(
    tx,
    sql`
      select from json_to_recordset(${JSON.stringify(jobs)}) as given (payload json, key text, run_at timestamptz),
        lateral graphile_worker.add_job(
          ${kind.name}::text, given.payload, run_at => given.run_at, max_attempts => ${TRIES}::int,
          priority => ${kind.yields ? PRIORITY.yielding : PRIORITY.usual}::int, job_key => given.key, job_key_mode => 'preserve_run_at')`,
  );
}

/** Adds work for later inside the transaction that causes it: both happen, or neither. */
export const addJob = <K extends JobKind>(
  tx: Transaction,
  kind: K,
  payload: JobPayload<K>,
  options: Options = {},
): Promise<void> => addJobs(tx, kind, [{ payload, ...options }]);

/** Takes back work that waits under a key; one that runs already runs to its end. */
export async function removeJob(tx: Transaction, key: string): Promise<void> {
  await rows(tx, sql`select from graphile_worker.remove_job(${key})`);
}
