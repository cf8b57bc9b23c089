import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '#platform/server/backup/restore-backup.ts';
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts';
import { migrateJobs } from '#platform/server/jobs/migrate-jobs.ts';
import { createLog } from '#platform/server/log.ts';
import { listMigrations, migrate } from '#platform/server/migrate.ts';
import { StartError } from '#platform/server/start-error.ts';
import { keeping } from './keeping.ts';
import { migrationFolders } from './migrations.ts';

// npm run restore -- <folder> [--replace]: the server must not run meanwhile.
const { values, positionals } = parseArgs({ options: { replace: { type: 'boolean' } }, allowPositionals: true });

await keeping(
  (folder) => startEmbeddedPostgres({ folder }),
  async ({ db, keptFiles, config }) => {
    const [named] = positionals;
    if (named === undefined) throw new StartError('Name the folder of the backup: npm run restore -- <folder>.');
    const kit = {
      db,
      keptFiles,
      knownMigrations: await listMigrations(migrationFolders),
      migrate: async (only?: ReadonlySet<string>) => {
        await migrate(db, migrationFolders, only);
        await migrateJobs(db, createLog(config.logLevel));
      },
    };
    const { tables, files, made_at } = await restoreBackup(kit, resolve(named), { replaces: values.replace === true });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return `Restored ${rows} rows of ${tables.length} tables and ${files.length} files as they were on ${made_at}; all were checked.`;
  },
);
