import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import type { Database } from './db.ts';

// Any number, the same on every node: only one of them migrates at a time.
const MIGRATION_LOCK = 7_021_115;

/** The table that knows which migrations have run, in the schema public; it is there wherever Kriit ever ran. */
export const LEDGER = 'kriit_migration';

type Migration = { name: string; text: string; hash: string };

async function readMigrations(folders: readonly string[]): Promise<Migration[]> {
  const found: Migration[] = [];
  for (const folder of folders) {
    const names = await readdir(folder).catch(() => [] as string[]);
    for (const name of names.filter((file) => file.endsWith('.sql'))) {
      const text = await readFile(join(folder, name), 'utf8');
      found.push({ name, text, hash: createHash('sha256').update(text).digest('hex') });
    }
  }
  return found.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The names of all migrations. */
export const listMigrations = async (folders: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set((await readMigrations(folders)).map(({ name }) => name));

/** Whether Kriit ever ran on this database. */
export async function isMigrated(db: ClientBase): Promise<boolean> {
  const { rows } = await db.query<{ is_there: boolean }>('select to_regclass($1) is not null as is_there', [
    `public.${LEDGER}`,
  ]);
  return rows[0]?.is_there === true;
}

/** The names of the migrations that have run, in their order. */
export async function listRunMigrations(db: ClientBase): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(`select name from public.${LEDGER} order by name`);
  return rows.map(({ name }) => name);
}

/** Runs what has not run yet, in the order of the stamps, each in its own transaction; forward only. */
export async function migrate(db: Database, folders: readonly string[], only?: ReadonlySet<string>): Promise<number> {
  const migrations = (await readMigrations(folders)).filter(({ name }) => only?.has(name) ?? true);
  const client = await db.pool.connect();
  try {
    // Waiting for another node, and changing a large table, may take longer than any request.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      `create table if not exists public.${LEDGER} (name text primary key, hash text not null, at timestamptz not null default now())`,
    );
    const done = await client.query<{ name: string; hash: string }>(`select name, hash from public.${LEDGER}`);
    const hashes = new Map(done.rows.map((row) => [row.name, row.hash]));
    let applied = 0;
    for (const { name, text, hash } of migrations) {
      const before = hashes.get(name);
      if (before === hash) continue;
      if (before) throw new Error(`The migration ${name} was changed after it had run; write a new one instead.`);
      await client.query('begin');
      try {
        await client.query(text);
        await client.query(`insert into public.${LEDGER} (name, hash) values ($1, $2)`, [name, hash]);
        await client.query('commit');
      } catch (cause) {
        await client.query('rollback');
        throw new Error(`The migration ${name} failed: ${(cause as Error).message}`, { cause });
      }
      applied += 1;
    }
    return applied;
  } finally {
    // The connection is thrown away: its lock goes with it, and no request inherits its patience.
    client.release(true);
  }
}
