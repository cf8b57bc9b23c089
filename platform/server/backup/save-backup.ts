import { mkdir, readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Database } from '../db.ts';
import { isMigrated, listRunMigrations } from '../migrate.ts';
import { StartError } from '../start-error.ts';
import { copyFiles } from './copy-files.ts';
import { copyOut, openForCopies } from './copy-table.ts';
import { filesIn, type Manifest, type SavedTable, tableFile, writeManifest } from './manifest.ts';
import { listSequences, listTables } from './tables.ts';

/**
 * Saves the database as it is at one moment, and the files, into an empty folder. The server may go on:
 * everything is read in one transaction, and whatever the rows of that moment name is older than they are.
 */
export async function saveBackup(db: Database, keptFiles: string | null, folder: string): Promise<Manifest> {
  const client = await openForCopies(db);
  try {
    if (!(await isMigrated(client)))
      throw new StartError('Kriit never ran on this database; there is nothing to save.');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if ((await readdir(folder)).length > 0) throw new StartError(`${folder} is not empty; name a new folder.`);
    await mkdir(dirname(tableFile(folder, 'any')), { mode: 0o700 });
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const migrations = await listRunMigrations(client);
    const tables: SavedTable[] = [];
    for (const table of await listTables(client))
      tables.push({ ...table, ...(await copyOut(client, table, tableFile(folder, table.name))) });
    const manifest: Manifest = {
      format: 1,
      made_at: new Date().toISOString(),
      migrations,
      tables,
      sequences: await listSequences(client),
      files: keptFiles === null ? [] : await copyFiles(keptFiles, filesIn(folder)),
    };
    await writeManifest(folder, manifest);
    return manifest;
  } finally {
    await client.end();
  }
}
