import type { ClientBase } from 'pg';
import type { Database } from '../db.ts';
import { isMigrated } from '../migrate.ts';
import { StartError } from '../start-error.ts';
import { copyFiles, keepOnly, listFiles } from './copy-files.ts';
import { copyIn, copyOut, openForCopies, readSaved } from './copy-table.ts';
import { filesIn, type Manifest, readManifest, type SavedTable, tableFile } from './manifest.ts';
import { dropBuilt, forgetAside, putBack, setAside } from './set-aside.ts';
import { listTables } from './tables.ts';

type RestoreKit = {
  readonly db: Database;
  /** Where uploaded files lie; null where they are kept in a bucket. */
  readonly keptFiles: string | null;
  /** Builds the tables as these migrations made them, or as all of them do. */
  readonly migrate: (only?: ReadonlySet<string>) => Promise<unknown>;
  readonly knownMigrations: ReadonlySet<string>;
};

const isSame = (one: { rows: number; hash: string }, other: { rows: number; hash: string }): boolean =>
  one.rows === other.rows && one.hash === other.hash;

/** Looks at everything before anything is touched: a damaged backup must not cost what is there. */
async function checkSaved(folder: string, manifest: Manifest, known: ReadonlySet<string>): Promise<void> {
  const unknown = manifest.migrations.find((name) => !known.has(name));
  if (unknown !== undefined) throw new StartError(`The backup is of a newer version of Kriit; it knows ${unknown}.`);
  for (const table of manifest.tables) {
    const saved = await readSaved(tableFile(folder, table.name)).catch(() => null);
    if (!saved || !isSame(table, saved))
      throw new StartError(`The backup is damaged: ${table.name} is not what was saved.`);
  }
  if (JSON.stringify(await listFiles(filesIn(folder))) !== JSON.stringify(manifest.files))
    throw new StartError('The backup is damaged: its files are not those that were saved.');
}

type Constraint = { readonly table: string; readonly name: string; readonly definition: string };

/** Works without foreign keys, and then puts them back, which checks every row. */
async function withoutForeignKeys(client: ClientBase, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<Constraint>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace::regnamespace::text <> 'public' and conparentid = 0`,
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  await work();
  for (const { table, name, definition } of rows)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
}

async function fill(client: ClientBase, folder: string, { tables, sequences }: Manifest): Promise<void> {
  const here = new Set((await listTables(client)).map(({ name }) => name));
  const missing = tables.find(({ name }) => !here.has(name));
  if (missing) throw new StartError(`The backup has ${missing.name}, which the tables of its day did not have.`);
  await withoutForeignKeys(client, async () => {
    await client.query(`truncate ${[...here].join(', ')}`);
    for (const table of tables) {
      await client.query(`alter table ${table.name} disable trigger user`);
      await copyIn(client, table, tableFile(folder, table.name));
      await client.query(`alter table ${table.name} enable trigger user`);
    }
  });
  for (const { name, last_value } of sequences) await client.query('select setval($1, $2)', [name, last_value]);
}

/** Positions that browsers remember belong to the log of another day, and whoever worked on a job is gone. */
const BEGIN_ANEW = `
  update platform.fact_log set epoch = default, swept_to = default;
  update graphile_worker._private_jobs set locked_at = null, locked_by = null;
  update graphile_worker._private_job_queues set locked_at = null, locked_by = null`;

async function checkFilled(client: ClientBase, tables: readonly SavedTable[]): Promise<void> {
  for (const table of tables) {
    if (table.name.startsWith('graphile_worker.')) continue;
    if (!isSame(table, await copyOut(client, table)))
      throw new Error(`${table.name} is not what was saved; nothing was restored.`);
  }
}

/**
 * Builds the tables of the backup's day, fills them, sees that every row is back, and brings them up to
 * today. An occupied database is left alone unless `replaces` says otherwise.
 */
export async function restoreBackup(kit: RestoreKit, folder: string, { replaces }: { replaces: boolean }) {
  const { db, keptFiles, migrate, knownMigrations } = kit;
  const manifest = await readManifest(folder);
  await checkSaved(folder, manifest, knownMigrations);
  const client = await openForCopies(db);
  let isBuilding = false;
  try {
    await client.query('set statement_timeout = 0');
    await client.query('set idle_in_transaction_session_timeout = 0');
    // A restore that was killed has left what was there before.
    await putBack(client);
    const isOccupied = await isMigrated(client);
    if (isOccupied && !replaces) throw new StartError('The database is not empty; --replace removes what is there.');
    if (isOccupied) await setAside(client);
    isBuilding = true;
    await migrate(new Set(manifest.migrations));
    await client.query('begin');
    await fill(client, folder, manifest);
    await checkFilled(client, manifest.tables);
    await client.query('commit');
    await migrate();
    await client.query(BEGIN_ANEW);
    if (keptFiles !== null) await copyFiles(filesIn(folder), keptFiles);
    await forgetAside(client);
    // Only now: until here all of what was there before could come back.
    if (keptFiles !== null && replaces) await keepOnly(keptFiles, manifest.files);
    return manifest;
  } catch (error) {
    await client.query('rollback');
    if (isBuilding) await dropBuilt(client);
    await putBack(client);
    throw error;
  } finally {
    await client.end();
  }
}
