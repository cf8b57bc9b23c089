import { type RunnerOptions, runOnce, type TaskList } from 'graphile-worker';
import { sql } from 'kysely';
import { oneRow } from '../db.ts';
import type { Log } from '../log.ts';
import type { ServerModule } from '../module.ts';
import { transact } from '../transaction.ts';
import { freeDeadWorkers } from './dead-workers.ts';
import { isBusy } from './queue.ts';
import { type JobKit, runJob } from './run-job.ts';
import { HEARD_TO_THE_END, runWorkers } from './run-workers.ts';
import { addDueJobs } from './tick.ts';
import { workerLog } from './worker-log.ts';

/** Jobs that one server runs at the same time; each may hold a connection of the pool. */
const AT_ONCE = 3;
/** How soon a try that was put off is looked for; new jobs are told of at once. */
const LOOK_EVERY_MS = 3_000;
/** How often the clocks of the schools are read, and dead workers looked for. */
const TICK_EVERY_MS = 10_000;
/** What still runs so long after the server was told to stop is asked to give up. */
const PATIENCE_MS = 2_500;

/** The running of jobs on one server. */
export type Jobs = {
  /** Begins to take jobs from the queue. */
  start(): Promise<void>;
  /** Takes no new jobs and waits for those that run. */
  stop(): Promise<void>;
  /** Adds what is due by the clock and runs all that waits now, then comes back; for servers that run none by themselves. */
  runWaiting(): Promise<void>;
};

/** Puts the jobs of all modules behind one queue. */
export function jobsOf(kit: JobKit, modules: readonly ServerModule[], log: Log): Jobs {
  const handlers = modules.flatMap((module) => module.jobs ?? []);
  const taskList: TaskList = Object.fromEntries(
    handlers.map((handler) => [
      handler.kind.name,
      (payload, { job, abortSignal }) =>
        runJob(kit, handler, { payload, job_id: Number(job.id), revision: job.revision, signal: abortSignal }),
    ]),
  );
  const options: RunnerOptions = {
    pgPool: kit.db.pool,
    taskList,
    parsedCronItems: [],
    noHandleSignals: true,
    logger: workerLog(log),
    gracefulShutdownAbortTimeout: PATIENCE_MS,
    preset: HEARD_TO_THE_END,
  };

  const tick = (): Promise<void> =>
    transact(kit, 'write', kit.clock(), async (tx) => {
      await freeDeadWorkers(tx);
      const zones = new Set<string>();
      for (const { timeZones } of modules) for (const zone of (await timeZones?.(tx)) ?? []) zones.add(zone);
      await addDueJobs(tx, handlers, [...zones], kit.clock());
    });
  const logTrouble = (error: unknown): void => log.error({ err: error }, 'jobs');
  const tickQuietly = (): Promise<void> => tick().catch(logTrouble);

  let stopping = async (): Promise<void> => {};
  return {
    async start() {
      // One connection listens; a small pool has no three left beside it.
      const concurrency = Math.max(1, Math.min(AT_ONCE, kit.db.pool.options.max - 1));
      await tickQuietly();
      const workers = await runWorkers(kit.db, { ...options, concurrency, pollInterval: LOOK_EVERY_MS }, logTrouble);
      const timer = setInterval(tickQuietly, TICK_EVERY_MS).unref();
      stopping = async () => {
        clearInterval(timer);
        await workers.stop();
      };
    },
    stop: () => stopping(),
    async runWaiting() {
      const { now } = await oneRow(kit.db.kysely, sql<{ now: string }>`select now()`);
      await tick();
      do await runOnce(options);
      while (await isBusy(kit.db.kysely, Object.keys(taskList), now));
    },
  };
}
