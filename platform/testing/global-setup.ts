import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillDemonstration } from '#apps/server/demo.ts';
import { migrationFolders } from '#apps/server/migrations.ts';
import { systemClock } from '#platform/server/clock.ts';
import { openDatabase } from '#platform/server/db.ts';
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts';
import { migrateJobs } from '#platform/server/jobs/migrate-jobs.ts';
import { createLog } from '#platform/server/log.ts';
import { migrate } from '#platform/server/migrate.ts';
import { DATABASE_VARIABLE, type Template, templateName, withDatabase } from './database.ts';

async function makeTemplate(url: string, template: Template): Promise<void> {
  const admin = openDatabase(url, { max: 1 });
  await admin.pool.query(`create database ${templateName(template)}`);
  await admin.close();
  const db = openDatabase(withDatabase(url, templateName(template)), { max: 2 });
  await migrate(db, migrationFolders);
  await migrateJobs(db, createLog('silent'));
  if (template === 'demo') await fillDemonstration(db, systemClock);
  await db.close();
}

/** Starts one PostgreSQL for the whole run, in a temporary folder, with the databases that stories are copied from. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'kriit-test-'));
  const postgres = await startEmbeddedPostgres({ folder, durable: false });
  await makeTemplate(postgres.url, 'empty');
  await makeTemplate(postgres.url, 'demo');
  process.env[DATABASE_VARIABLE] = postgres.url;
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
