import type { Database } from './db.ts';
import type { ServerModule } from './module.ts';

/** Lets modules make what the database lacks, all or nothing, before the first call. */
export const prepareModules = (db: Database, modules: readonly ServerModule[], now: Date): Promise<void> =>
  db.kysely.transaction().execute(async (tx) => {
    for (const { prepare } of modules) await prepare?.(tx, now);
  });
