import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { globSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getMe } from '#modules/people/contract/get-me.ts';
import { uploadFile } from '#platform/contract/file-upload.ts';
import { PICTURE } from '#platform/testing/picture.ts';
import { startProduct, temporaryFolder } from '#platform/testing/product.ts';
import type { SampleFile } from '#platform/testing/samples.ts';
import { type Person, type Servers, startServers } from '#platform/testing/servers.ts';
import { submit } from './submit.ts';

const AT_ONCE = process.env.TEST_FULL ? 40 : 2;
const KILOBYTE = 1_024;

/** A mount that only one process sees needs no administrator where the system lets users have their own view of it. */
const MOUNTING = ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c'];
const onSmallDisk = (folder: string) => [...MOUNTING, 'mount -t tmpfs -o size=4m none "$0" && exec "$@"', folder];
const canMount =
  spawnSync(MOUNTING[0] ?? '', [...MOUNTING.slice(1), 'mount -t tmpfs none "$0"', tmpdir()]).status === 0;
/** Everywhere else a process can at least be held to files of 300 kB (the unit is half a kilobyte). */
const withSmallFiles = () => ['sh', '-c', 'ulimit -f "$0" && exec "$@"', '600'];

/** Noise does not get smaller by packing: how good it is kept says how large it is. */
async function noise(name: string, quality: number): Promise<SampleFile> {
  const raw = { width: 900, height: 900, channels: 3 } as const;
  const bytes = randomBytes(raw.width * raw.height * raw.channels);
  return { name, bytes: await sharp(bytes, { raw }).jpeg({ quality }).toBuffer() };
}
/** More than a megabyte. */
const large = await noise('large.jpg', 100);
/** Two hundred kilobytes that become nearly four hundred when they are written anew, and five hundred of small versions. */
const growing = await noise('growing.jpg', 30);

type Trouble = readonly [moment: string, file: SampleFile, room: number];
const TROUBLES: readonly Trouble[] = [
  ['while the bytes come in', large, 500 * KILOBYTE],
  ['while the picture is written anew', growing, 400 * KILOBYTE],
  ['while its small versions are made', growing, 800 * KILOBYTE],
];
const WAYS = [
  ...(canMount ? [['a disk that is full', onSmallDisk, TROUBLES] as const] : []),
  // A limit for each file knows no room that is left, and the third moment is like the second.
  ['a system that takes no larger files', withSmallFiles, TROUBLES.slice(0, 2)] as const,
];

describe.each(WAYS)('%s', (_name, through, troubles) => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let servers: Servers;
  let person: Person;
  beforeAll(async () => {
    folder = await temporaryFolder();
    servers = await startServers(1, { KRIIT_FILES: folder.path }, (env) =>
      startProduct(env, undefined, through(folder.path)),
    );
    person = await servers.enter({ school_id: 1, role: 'teacher' });
  });
  afterAll(async () => {
    await servers.stop();
    await folder.remove();
  });

  /** The folder as the server sees it. */
  const seen = (): string => {
    const { pid } = servers.all[0].process;
    return through === onSmallDisk ? `/proc/${pid}/root${folder.path}` : folder.path;
  };

  /** Leaves so much room on the disk, or all of it. */
  async function leave(room: number | null): Promise<void> {
    const filler = join(seen(), 'filler');
    await rm(filler, { force: true });
    if (room === null || through !== onSmallDisk) return;
    const { bavail, bsize } = await statfs(seen());
    await writeFile(filler, Buffer.alloc(bavail * bsize - room));
  }

  async function upload(file: SampleFile): Promise<string> {
    const { url } = servers.all[0];
    const request = { query: { school_id: 1 }, body: { app_name: 'profile' }, file };
    const key = randomBytes(16).toString('hex');
    const answer = await submit(url, { endpoint: uploadFile, request, cookie: person.cookie(url), key });
    const told = JSON.parse(answer?.body ?? '{}') as { errors?: { message: string }[] };
    return `${answer?.status} ${told.errors?.[0]?.message ?? 'kept'}`;
  }

  const leftovers = (): string[] => globSync('incoming/*', { cwd: seen() });
  const countFiles = async (): Promise<number> =>
    (await servers.db.pool.query('select count(*)::int as count from files.file')).rows[0].count;

  it.each(troubles)('%s: a key of its own, nothing left behind, and others go on', async (_moment, file, room) => {
    await leave(room);
    const before = await countFiles();
    const uploads = Array.from({ length: AT_ONCE }, () => upload(file));
    expect((await person.call(getMe)).id).toBe(person.user_id);
    expect(new Set(await Promise.all(uploads))).toEqual(new Set(['507 error.file.storage_full']));
    expect([leftovers(), await countFiles()]).toEqual([[], before]);
    expect(await upload(PICTURE)).toBe('200 kept');
    if (through !== onSmallDisk) return;
    await leave(null);
    expect(await upload(file)).toBe('200 kept');
  });
});
