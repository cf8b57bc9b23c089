import { hash } from '@node-rs/argon2';
import { fillDemonstration } from '#apps/server/demo.ts';
import { migrationFolders } from '#apps/server/migrations.ts';
import { DEMO_PASSWORD } from '#modules/account/server/demo-password.ts';
import { systemClock } from '#platform/server/clock.ts';
import { openDatabase } from '#platform/server/db.ts';
import type { FileKit } from '#platform/server/files/open-files.ts';
import { migrateJobs } from '#platform/server/jobs/migrate-jobs.ts';
import { createLog } from '#platform/server/log.ts';
import { migrate } from '#platform/server/migrate.ts';
import type { Template } from './database.ts';

/** To check a password takes long on purpose. Here nobody guesses, and hundreds sign in with that of the demonstration. */
const QUICK = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** Gives a new database its tables and, where it is wanted, the demonstration. */
export async function prepareDatabase(url: string, template: Template, files: FileKit | null = null): Promise<void> {
  const db = openDatabase(url, { max: 2 });
  await migrate(db, migrationFolders);
  await migrateJobs(db, createLog('silent'));
  if (template === 'demo') {
    await fillDemonstration(db, systemClock, files);
    await db.pool.query('update account.credential set password_hash = $1', [await hash(DEMO_PASSWORD, QUICK)]);
  }
  await db.close();
}
