import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { uploadFile } from '#platform/contract/file-upload.ts';
import { makeMember } from '#platform/testing/make.ts';
import { PICTURE } from '#platform/testing/picture.ts';
import { type S3StandIn, startS3 } from '#platform/testing/s3-stand-in.ts';
import { startApp } from '#platform/testing/start-app.ts';
import { StoreTrouble } from './file-store.ts';
import { s3Store } from './s3-store.ts';

const keys = { key: 'KRIITSTORY', secret: randomBytes(20).toString('hex') };
const place = { bucket: 'school-files', region: 'eu-north-1', ...keys };
let s3: S3StandIn;
let folder: string;
beforeAll(async () => {
  s3 = await startS3(place.bucket, keys);
  folder = await mkdtemp(join(tmpdir(), 'kriit-s3-'));
});
afterEach(() => {
  s3.isAway = false;
  s3.calls.length = 0;
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const storeWith = (secret = keys.secret) => s3Store({ ...place, secret, endpoint: s3.url });

async function fileOf(bytes: Buffer): Promise<string> {
  const path = join(folder, randomBytes(6).toString('hex'));
  await writeFile(path, bytes);
  return path;
}

describe('a store that speaks S3', () => {
  it('keeps a small file in one go and gives it back, whole and in part', async () => {
    const store = storeWith();
    await store.put('1/ab c+õ/file', await fileOf(Buffer.from('0123456789')));
    expect(s3.calls).toEqual(['PUT']);
    expect((await buffer(await store.open('1/ab c+õ/file'))).toString()).toBe('0123456789');
    expect((await buffer(await store.open('1/ab c+õ/file', { start: 2, end: 4 }))).toString()).toBe('234');
    await store.remove('1/ab c+õ/file');
    await store.remove('1/ab c+õ/file');
    await expect(store.open('1/ab c+õ/file')).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('keeps a large file in parts', async () => {
    const bytes = randomBytes(12_000_000);
    await storeWith().put('1/large/file', await fileOf(bytes));
    expect(s3.calls.filter((call) => call.startsWith('PUT part')).sort()).toEqual([
      'PUT part 1',
      'PUT part 2',
      'PUT part 3',
    ]);
    expect(s3.objects.get('1/large/file')?.equals(bytes)).toBe(true);
    expect(s3.unfinished.size).toBe(0);
  });

  it('takes nothing that another secret signed', async () => {
    await expect(storeWith('wrong').put('1/x/file', await fileOf(Buffer.from('x')))).rejects.toBeInstanceOf(
      StoreTrouble,
    );
    expect(s3.objects.has('1/x/file')).toBe(false);
  });

  it('is chosen by configuration, and while it is away uploads are refused by a key', async () => {
    const env = {
      KRIIT_S3_BUCKET: place.bucket,
      KRIIT_S3_ENDPOINT: s3.url,
      KRIIT_S3_KEY: keys.key,
      KRIIT_S3_SECRET: keys.secret,
    };
    const school = await startApp({ env });
    const client = await school.enter(await makeMember(school.db, { school_id: 1, role: 'teacher' }));
    const upload = () =>
      client.call(uploadFile, { query: { school_id: 1 }, body: { app_name: 'profile' } }, { file: PICTURE });
    const { data } = await upload();
    expect([...s3.objects.keys()].filter((key) => /^1\/[0-9a-f]{32}\/(file|96|320|1280)$/.test(key)).length).toBe(4);
    expect((await client.raw({ method: 'GET', url: data.path })).statusCode).toBe(200);
    s3.isAway = true;
    expect(await upload()).toMatchObject({ status: 503, key: 'error.file.not_stored' });
    await school.stop();
  });
});
