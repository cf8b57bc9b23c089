import { hash } from 'node:crypto';
import { appendFile, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationFolders } from '#apps/server/migrations.ts';
import type { Database } from '#platform/server/db.ts';
import { openCopy } from '#platform/testing/database.ts';
import { makeGuardianship, makeMember, makePerson, makeSchool } from '#platform/testing/make.ts';
import { temporaryFolder } from '#platform/testing/product.ts';
import { migrateJobs } from '../jobs/migrate-jobs.ts';
import { createLog } from '../log.ts';
import { listMigrations, migrate } from '../migrate.ts';
import { listFiles } from './copy-files.ts';
import { readManifest, tableFile, writeManifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { saveBackup } from './save-backup.ts';
import { dropBuilt } from './set-aside.ts';

const FACTS = 1_000;

/** Somewhere to restore to. What the stories do with it is the same whatever was there before. */
const openTarget = (): Promise<Database> => openCopy('empty', 3);

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
/** A small school; the one of the demonstration, with rows in every table, is saved and restored once. */
let source: Database;
const place = (name: string): string => join(folder.path, name);

beforeAll(async () => {
  folder = await temporaryFolder();
  await mkdir(place('kept/ab'), { recursive: true });
  await writeFile(place('kept/ab/one'), 'a picture');
  source = await openCopy('empty', 3);
  const school_id = await makeSchool(source);
  const { person_id } = await makeMember(source, { school_id, role: 'parent' });
  await makeGuardianship(source, person_id, await makePerson(source));
  await saveBackup(source, place('kept'), place('saved'));
});
afterAll(async () => {
  await source.close();
  await folder.remove();
});

const kitFor = async (db: Database, keptFiles: string) => ({
  db,
  keptFiles,
  knownMigrations: await listMigrations(migrationFolders),
  migrate: async (only?: ReadonlySet<string>) => {
    await migrate(db, migrationFolders, only);
    await migrateJobs(db, createLog('silent'));
  },
});

const people = async (db: Database): Promise<unknown> =>
  (await db.pool.query('select count(*)::int, max(id) from people.person')).rows[0];

/** Writes other rows into a saved table, and into the manifest that they are right. */
async function tamper(name: string, change: (text: string) => string): Promise<void> {
  const manifest = await readManifest(place(name));
  const file = tableFile(place(name), 'people.guardianship');
  const text = change(gunzipSync(await readFile(file)).toString());
  await writeFile(file, gzipSync(text));
  const tables = manifest.tables.map((table) =>
    table.name === 'people.guardianship' ? { ...table, hash: hash('sha256', text) } : table,
  );
  await writeManifest(place(name), { ...manifest, tables });
}

describe('a backup', () => {
  it('gives back the same rows, jobs and files in an empty database, and numbers go on where they stood', async () => {
    const demonstration = await openCopy('demo', 3);
    await demonstration.pool.query(`select graphile_worker.add_job('story', '{"text": "õ\\n\\t\\\\"}')`);
    // Facts themselves are not saved.
    await demonstration.pool.query(`select setval('platform.fact_id_seq', $1)`, [FACTS]);
    await saveBackup(demonstration, place('kept'), place('large'));
    const target = await openTarget();
    const client = await target.pool.connect();
    await dropBuilt(client);
    client.release();
    await expect(saveBackup(target, place('kept'), place('nothing'))).rejects.toThrow('nothing to save');
    const saved = await restoreBackup(await kitFor(target, place('back')), place('large'), { replaces: false });
    const again = await saveBackup(target, place('back'), place('again'));
    const isCompared = ({ name }: { name: string }) => !name.startsWith('graphile_worker.');
    expect(again.tables.filter(isCompared)).toEqual(saved.tables.filter(isCompared));
    expect(again.files).toEqual(await listFiles(place('kept')));
    expect(await people(target)).toEqual(await people(demonstration));
    const { rows } = await target.pool.query(`select payload from graphile_worker._private_jobs`);
    expect(rows).toEqual([{ payload: { text: 'õ\n\t\\' } }]);
    const next = `insert into people.person (firstname, lastname) values ('New', 'One') returning id`;
    const { max } = (await people(demonstration)) as { max: number };
    expect((await target.pool.query(next)).rows[0].id).toBeGreaterThan(max);
    // Whoever came to a conversation hears what has a higher place in the log than when they came.
    const log = await target.pool.query(`select nextval('platform.fact_id_seq')::int as place`);
    expect(log.rows[0].place).toBeGreaterThan(FACTS);
    await target.close();
    await demonstration.close();
  });

  it('is not put over what is there unless that is wanted', async () => {
    const target = await openTarget();
    await target.pool.query(`insert into people.person (firstname, lastname) values ('Was', 'Here')`);
    await mkdir(place('occupied/cd'), { recursive: true });
    await writeFile(place('occupied/cd/old'), 'a picture of somebody who is gone');
    const kit = await kitFor(target, place('occupied'));
    await expect(restoreBackup(kit, place('saved'), { replaces: false })).rejects.toThrow('not empty');
    expect(await listFiles(place('occupied'))).toHaveLength(1);
    await restoreBackup(kit, place('saved'), { replaces: true });
    expect(await people(target)).toEqual(await people(source));
    expect(await listFiles(place('occupied'))).toEqual(await listFiles(place('kept')));
    const left = await target.pool.query(`select from pg_namespace where nspname like 'aside%'`);
    expect(left.rowCount).toBe(0);
    await target.close();
  });

  it('that is damaged, or whose rows do not belong together, costs nothing of what is there', async () => {
    const target = await openTarget();
    await target.pool.query(`insert into people.person (firstname, lastname) values ('Was', 'Here')`);
    const before = await people(target);
    const kit = await kitFor(target, place('damaged'));
    await cp(place('saved'), place('torn'), { recursive: true });
    await appendFile(tableFile(place('torn'), 'people.person'), 'x');
    await expect(restoreBackup(kit, place('torn'), { replaces: true })).rejects.toThrow('damaged');
    await cp(place('saved'), place('strange'), { recursive: true });
    await tamper('strange', (text) => text.replace(/^(\d+)\t\d+/, '$1\t999999'));
    await expect(restoreBackup(kit, place('strange'), { replaces: true })).rejects.toThrow('foreign key');
    await cp(place('saved'), place('lost'), { recursive: true });
    await writeFile(place('lost/files/ab/one'), 'another picture');
    await expect(restoreBackup(kit, place('lost'), { replaces: true })).rejects.toThrow('its files');
    await expect(restoreBackup(kit, place('nowhere'), { replaces: true })).rejects.toThrow('no finished backup');
    expect(await people(target)).toEqual(before);
    await target.close();
  });
});
