import { resolve } from 'node:path';
import { saveBackup } from '#platform/server/backup/save-backup.ts';
import { visitEmbeddedPostgres } from '#platform/server/embedded-postgres-visit.ts';
import { keeping } from './keeping.ts';

// npm run backup [-- <folder>]: saves the database and the files, while the server runs or not.
const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');

await keeping(visitEmbeddedPostgres, async ({ db, keptFiles, config }) => {
  const folder = resolve(process.argv[2] ?? `backups/${stamp}`);
  const { tables, files } = await saveBackup(db, keptFiles, folder);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bucket =
    config.s3Bucket === undefined
      ? ''
      : ` The files are in the bucket ${config.s3Bucket}, which needs a backup of its own.`;
  return `Saved ${rows} rows of ${tables.length} tables and ${files.length} files in ${folder}.${bucket}`;
});
