import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrationFolders } from '#apps/server/migrations.ts';
import { openCopy } from '#platform/testing/database.ts';
import type { Database } from './db.ts';
import { migrate } from './migrate.ts';

let db: Database;
let folders: string[];

beforeAll(async () => {
  db = await openCopy('empty', 4);
});
afterAll(() => db.close());
beforeEach(async () => {
  folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'kriit-migrations-'))));
});
afterEach(async () => {
  await db.pool.query(`drop table if exists step; delete from public.kriit_migration where name like '99%'`);
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
});

const write = (folder: number, name: string, text: string) => writeFile(join(folders[folder] ?? '', name), text);
const steps = async () => (await db.pool.query('select n from step order by n')).rows.map(({ n }) => n);

describe('migrations', () => {
  it('run once each, in the order of their stamps, whichever folder they lie in', async () => {
    await write(0, '99990101000003-third.sql', 'insert into step values (3)');
    await write(1, '99990101000001-first.sql', 'create table step (n integer)');
    await write(0, '99990101000002-second.sql', 'insert into step values (1), (2)');
    await write(0, 'README.md', 'no migration');
    expect([await migrate(db, folders), await migrate(db, folders)]).toEqual([3, 0]);
    expect(await steps()).toEqual([1, 2, 3]);
  });

  it('run once when two servers start at the same moment', async () => {
    await write(0, '99990101000001-first.sql', 'create table step (n integer); select pg_sleep(0.2)');
    const applied = await Promise.all([migrate(db, folders), migrate(db, folders)]);
    expect(applied.toSorted()).toEqual([0, 1]);
  });

  it('leave nothing of one that fails, keep those before it, and name it', async () => {
    await write(0, '99990101000001-first.sql', 'create table step (n integer)');
    await write(0, '99990101000002-broken.sql', 'insert into step values (1); insert into nowhere values (1)');
    await expect(migrate(db, folders)).rejects.toThrow(/^The migration 99990101000002-broken\.sql failed: /);
    expect(await steps()).toEqual([]);
    await write(0, '99990101000002-broken.sql', 'insert into step values (2)');
    expect(await migrate(db, folders)).toBe(1);
    expect(await steps()).toEqual([2]);
  });

  it('are never changed after they have run', async () => {
    await write(0, '99990101000001-first.sql', 'create table step (n integer)');
    await migrate(db, folders);
    await write(0, '99990101000001-first.sql', 'create table step (n bigint)');
    await expect(migrate(db, folders)).rejects.toThrow('was changed after it had run');
  });

  it('leave no lock and no patience behind in the pool', async () => {
    await write(0, '99990101000001-first.sql', 'create table step (n integer)');
    await migrate(db, folders);
    const { rows } = await db.pool.query('show statement_timeout');
    expect(rows).toEqual([{ statement_timeout: '30s' }]);
    const locks = `select from pg_locks where locktype = 'advisory'
                   and database = (select oid from pg_database where datname = current_database())`;
    await expect.poll(async () => (await db.pool.query(locks)).rows.length, { timeout: 10_000 }).toBe(0);
  });

  it('of the product are all in the templates that stories start from', async () => {
    expect(await migrate(db, migrationFolders)).toBe(0);
  });
});
