import { sql } from 'kysely';
import { forgetActorChanges } from './actor-changes.ts';
import type { Clock } from './clock.ts';
import { type Database, firstRow } from './db.ts';
import { forgetOldKeys } from './idempotency.ts';
import { forgetDoneJobs } from './jobs/run-job.ts';
import type { Log } from './log.ts';
import type { ServerModule } from './module.ts';
import { forgetOldFacts } from './realtime/fact-log.ts';

const HOUR_MS = 3_600_000;
/** Any number, the same on every node: whoever holds it sweeps, the others need not. */
export const SWEEP_LOCK = 7_021_116;

/** Forgets what is too old to matter, at the start and every hour, on one node at a time. */
export function keepSweeping(db: Database, modules: readonly ServerModule[], clock: Clock, log: Log): () => void {
  const sweep = async (): Promise<void> => {
    const now = clock();
    await db.kysely.transaction().execute(async (tx) => {
      const turn = await firstRow(tx, sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${SWEEP_LOCK}) as mine`);
      if (!turn?.mine) return;
      await forgetOldKeys(tx, now);
      await forgetActorChanges(tx);
      await forgetOldFacts(tx, now);
      await forgetDoneJobs(tx, now);
      for (const module of modules) await module.sweep?.(tx, now);
    });
  };
  const run = () => void sweep().catch((error) => log.error({ err: error }, 'sweep'));
  const first = setTimeout(run, 5_000).unref();
  const timer = setInterval(run, HOUR_MS).unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}
