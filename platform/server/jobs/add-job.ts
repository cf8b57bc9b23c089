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

type NewJob<K extends JobKind> = { payload: JobPayload<K> } & Options;

/** Of several under one key the last has the word and the first the moment, as if they had been added one after the other. */
function onceForEachKey<K extends JobKind>(jobs: readonly NewJob<K>[]): NewJob<K>[] {
  const byKey = new Map<string | number, NewJob<K>>();
  for (const [place, job] of jobs.entries()) {
    const key = job.key ?? place;
    byKey.set(key, { ...(byKey.get(key) ?? job), payload: job.payload });
  }
  return [...byKey.values()];
}

/**
 * Adds many jobs of a kind at once, as `addJob` adds one. The queue takes them together: one by one each would also wake
 * all workers, and a burst of messages was slower for it by half.
 */
export async function addJobs<K extends JobKind>(tx: Transaction, kind: K, jobs: readonly NewJob<K>[]): Promise<void> {
  if (jobs.length === 0) return;
  const priority = kind.yields ? PRIORITY.yielding : PRIORITY.usual;
  await rows(
    tx,
    sql`
      select from graphile_worker.add_jobs(array(
        select (${kind.name}::text, payload, null, run_at, ${TRIES}::int, key, ${priority}::int, null)::graphile_worker.job_spec
        from json_to_recordset(${JSON.stringify(onceForEachKey(jobs))}) as given (payload json, key text, run_at timestamptz)
      ), job_key_preserve_run_at => true)`,
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
