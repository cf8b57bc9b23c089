import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts';
import { DATABASE_VARIABLE, TEMPLATES_VARIABLE } from './database.ts';
import { makeTemplates } from './make-templates.ts';

/** Starts one PostgreSQL for the whole run, in a temporary folder, with the databases that stories are copied from. */
export default async function setup(): Promise<() => Promise<void>> {
  const made = process.env[TEMPLATES_VARIABLE];
  const folder = made ?? (await mkdtemp(join(tmpdir(), 'kriit-test-')));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    if (made === undefined) await makeTemplates(folder);
    const postgres = await startEmbeddedPostgres({ folder, durable: false });
    process.env[DATABASE_VARIABLE] = postgres.url;
    return () => postgres.stop().then(remove);
  } catch (error) {
    await remove();
    throw error;
  }
}
