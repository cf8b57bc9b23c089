// node tools/furnish.ts <folder>
// Makes a data folder with the demonstration in it, as a server that was stopped leaves it. Tests that start the product
// copy it (`furnishedFolder`) instead of making a demonstration each.
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts';
import { prepareDatabase } from '#platform/testing/prepare-database.ts';

const [folder = ''] = process.argv.slice(2);
const postgres = await startEmbeddedPostgres({ folder });
await prepareDatabase(postgres.url, 'demo');
await postgres.stop();
