import { openDatabase } from '#platform/server/db.ts';
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts';
import { type Template, templateName, withDatabase } from './database.ts';
import { prepareDatabase } from './prepare-database.ts';
import { readEverything } from './read-everything.ts';

/** A template has what another one has before it gets more. */
async function makeTemplate(url: string, template: Template, source = 'template1'): Promise<void> {
  const admin = openDatabase(url, { max: 1 });
  await admin.pool.query(`create database ${templateName(template)} template ${source} strategy file_copy`);
  await admin.close();
  const made = withDatabase(url, templateName(template));
  await prepareDatabase(made, template);
  const filled = openDatabase(made, { max: 1 });
  await readEverything(filled.pool, 'those without an account');
  await filled.close();
}

/** Makes a PostgreSQL in a folder, with the databases that stories are copied from, and leaves it stopped. */
export async function makeTemplates(folder: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ folder, durable: false });
  try {
    await makeTemplate(postgres.url, 'empty');
    await makeTemplate(postgres.url, 'demo', templateName('empty'));
  } finally {
    await postgres.stop();
  }
}
