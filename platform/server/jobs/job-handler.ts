import type { JobKind, JobPayload, scheduledJob } from '#platform/contract/job.ts';
import type { Announce } from '../announce.ts';
import type { Transaction } from '../db.ts';
import type { Work } from '../transaction.ts';
import type { Schedule } from './schedule.ts';

/** Work inside one transaction, together with the mark that it is done: it has its effect exactly once. */
export type JobCall<K extends JobKind> = {
  readonly tx: Transaction;
  readonly announce: Announce;
  readonly payload: JobPayload<K>;
  readonly now: Date;
};

/** Work that reaches outside between its own short transactions; after a crash it may run again. */
export type SlowJobCall<K extends JobKind> = {
  readonly transaction: <T>(work: Work<T>) => Promise<T>;
  readonly payload: JobPayload<K>;
  readonly now: Date;
  /** Fires when the server is being stopped. */
  readonly signal: AbortSignal;
};

/** A kind of job with the work behind it, as a module hands it in. */
export type JobHandler = {
  readonly kind: JobKind;
  readonly transaction: 'one' | 'own';
  readonly run: (call: JobCall<JobKind> & SlowJobCall<JobKind>) => Promise<void>;
  readonly schedule?: Schedule;
};

type Run = JobHandler['run'];

/** The usual job: one transaction, facts after commit, one effect for one cause. */
export const running = <K extends JobKind>(kind: K, run: (call: JobCall<K>) => Promise<void>): JobHandler => ({
  kind,
  transaction: 'one',
  run: run as unknown as Run,
});

/** A job that the clock causes, at the hours of each school's own day. */
export const runningAt = <K extends ReturnType<typeof scheduledJob>>(
  schedule: Schedule,
  kind: K,
  run: (call: JobCall<K>) => Promise<void>,
): JobHandler => ({ ...running(kind, run), schedule });

/** A job that speaks to the outside and opens its transactions itself. */
export const runningSlowly = <K extends JobKind>(
  kind: K,
  run: (call: SlowJobCall<K>) => Promise<void>,
): JobHandler => ({ kind, transaction: 'own', run: run as unknown as Run });
