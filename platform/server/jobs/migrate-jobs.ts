import { makeWorkerUtils } from 'graphile-worker';
import type { Database } from '../db.ts';
import type { Log } from '../log.ts';
import { workerLog } from './worker-log.ts';

/** Brings the tables of the queue up to date; they lie in a schema of their own, `graphile_worker`. */
export async function migrateJobs(db: Database, log: Log): Promise<void> {
  const { migrate, release } = await makeWorkerUtils({ pgPool: db.pool, logger: workerLog(log) });
  try {
    await migrate();
  } finally {
    await release();
  }
}
