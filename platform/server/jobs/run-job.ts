import { sql } from 'kysely';
import { Check } from 'typebox/schema';
import type { Clock } from '../clock.ts';
import { firstRow, rows, type Transaction } from '../db.ts';
import { type TransactionKit, transact, type Work } from '../transaction.ts';
import type { JobHandler } from './job-handler.ts';

/** What running jobs need of the server. */
export type JobKit = TransactionKit & { readonly clock: Clock };

/** One turn of a job, as the queue hands it over. */
export type Turn = {
  readonly job_id: number;
  readonly revision: number;
  readonly payload: unknown;
  readonly signal: AbortSignal;
};

/** False when an earlier turn has already had its effect. */
async function markDone(tx: Transaction, { job_id, revision }: Turn, now: Date): Promise<boolean> {
  const mark = sql`
    insert into platform.job_done (job_id, revision, at) values (${job_id}, ${revision}, ${now})
    on conflict do nothing returning job_id`;
  return (await firstRow(tx, mark)) !== undefined;
}

/** The queue keeps the message of a failure, and the database quotes whole rows in its own. */
function tellable(error: unknown): Error {
  const { message, code, severity, constraint } = error as Error & Record<string, string | undefined>;
  if (severity === undefined) return error instanceof Error ? error : new Error(String(message ?? error));
  return new Error(`The database refused it: ${[code, constraint].filter(Boolean).join(' ')}.`);
}

const transactionOf =
  (kit: JobKit) =>
  <T>(work: Work<T>): Promise<T> =>
    transact(kit, 'write', kit.clock(), work);

/** Runs one turn of a job. */
export async function runJob(kit: JobKit, handler: JobHandler, turn: Turn): Promise<void> {
  const { payload, signal } = turn;
  const now = kit.clock();
  if (!Check(handler.kind.payload, payload)) throw new Error(`The payload is none of ${handler.kind.name}.`);
  const common = { payload, now, signal };
  type Call = Parameters<JobHandler['run']>[0];
  try {
    if (handler.transaction === 'own')
      await handler.run({ ...common, transaction: transactionOf(kit) } as unknown as Call);
    else
      await transact(kit, 'write', now, async (tx, announce) => {
        if (await markDone(tx, turn, now)) await handler.run({ ...common, tx, announce } as unknown as Call);
      });
  } catch (error) {
    throw tellable(error);
  }
}

const KEPT_DAYS = 7;

/** Forgets marks of jobs that have left the queue long ago. */
export async function forgetDoneJobs(tx: Transaction, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
  await rows(tx, sql`delete from platform.job_done where at < ${before}`);
}
