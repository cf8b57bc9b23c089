import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '#platform/testing/product.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { holdsSockets } from './embedded-postgres-sockets.ts';

const pidIn = (folder: string): number =>
  Number.parseInt(readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8'), 10);

/** The first value that a statement gives, if any. */
async function ask(url: string, statement: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query({ text: statement, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

describe('the embedded database', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let database: EmbeddedPostgres;
  beforeAll(async () => {
    folder = await temporaryFolder();
    // A start that was killed half-way left this behind; no process has that id any more.
    await mkdir(join(folder.path, 'postgres.new-999999999'));
    database = await startEmbeddedPostgres({ folder: folder.path, durable: false });
  });
  afterAll(async () => {
    await database.stop();
    await folder.remove();
  });

  it('is made whole, and what an interrupted start left is gone', () => {
    expect(readdirSync(folder.path)).toEqual(['postgres']);
  });

  it('knows letters beyond ASCII and gives the server no more than its own database', async () => {
    await ask(database.url, 'create extension pg_trgm');
    expect(await ask(database.url, `select show_trgm('õun') <> show_trgm('un')`)).toBe(true);
    expect(await ask(database.url, 'select rolsuper from pg_roles where rolname = current_user')).toBe(false);
    const stranger = database.url.replace(/kriit:\w+@/, 'postgres:guess@');
    await expect(ask(stranger, 'select 1')).rejects.toThrow('password authentication failed');
  });

  it('belongs to one server only', async () => {
    await expect(startEmbeddedPostgres({ folder: folder.path })).rejects.toThrow(/^Another Kriit uses the data folder/);
    expect(await ask(database.url, 'select 1')).toBe(1);
  });

  it('comes back at the same address when it dies', async () => {
    const before = pidIn(folder.path);
    process.kill(before, 'SIGKILL');
    await expect.poll(() => ask(database.url, 'select 1').catch(() => null), { timeout: 15_000 }).toBe(1);
    expect(pidIn(folder.path)).not.toBe(before);
  });

  it('starts again with everything in it', async () => {
    await ask(database.url, 'create table memory as select 7 as kept');
    await database.stop();
    expect(existsSync(join(folder.path, 'postgres/cluster/postmaster.pid'))).toBe(false);
    database = await startEmbeddedPostgres({ folder: folder.path, durable: false });
    expect(await ask(database.url, 'select kept from memory')).toBe(7);
  });

  it('is reached over a socket, and over the network where its folder was made before there were any', async () => {
    expect(new URL(database.url).searchParams.get('host')).toBe(join(folder.path, 'postgres'));
    await database.stop();
    const rules = join(folder.path, 'postgres/cluster/pg_hba.conf');
    await writeFile(
      rules,
      (await readFile(rules, 'utf8')).replace('local all all scram-sha-256', 'local all all reject'),
    );
    database = await startEmbeddedPostgres({ folder: folder.path, durable: false });
    expect(new URL(database.url).searchParams.get('host')).toBeNull();
    expect(await ask(database.url, 'select kept from memory')).toBe(7);
  });

  it('knows that a socket does not fit everywhere', async () => {
    const deep = join(folder.path, 'a'.repeat(100));
    await mkdir(deep);
    expect([await holdsSockets(folder.path), await holdsSockets(deep)]).toEqual([true, false]);
    expect([await readdir(deep), readdirSync(folder.path)]).toEqual([[], ['a'.repeat(100), 'postgres']]);
  });

  it('gives up a start and leaves nothing behind', async () => {
    const other = await temporaryFolder();
    const signal = AbortSignal.timeout(100);
    await expect(startEmbeddedPostgres({ folder: other.path, durable: false, signal })).rejects.toThrow();
    expect(readdirSync(other.path)).toEqual([]);
    await other.remove();
  });
});
