// node tools/furnish.ts <folder>
// Makes a data folder with the demonstration in it, as a server that was stopped leaves it. Tests that start the product
// copy it (`furnishedFolder`) instead of making a demonstration each.
import { resolve } from 'node:path';
import { readConfig } from '#platform/server/config.ts';
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts';
import { openFiles } from '#platform/server/files/open-files.ts';
import { prepareDatabase } from '#platform/testing/prepare-database.ts';

const [folder = ''] = process.argv.slice(2);
const postgres = await startEmbeddedPostgres({ folder });
const files = openFiles(readConfig({ KRIIT_DATA: resolve(folder) }));
await prepareDatabase(postgres.url, 'demo', files);
await files.close();
await postgres.stop();
