import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { StoreTrouble } from '#platform/server/files/file-store.ts';
import type { FileKit } from '#platform/server/files/open-files.ts';
import { openSpool } from '#platform/server/files/spool.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { formOf } from '#platform/testing/form.ts';
import { makeMember } from '#platform/testing/make.ts';
import { PICTURE } from '#platform/testing/picture.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { uploadFile } from '../contract/upload-file.ts';

/** Slow senders at once; the whole figure is 200. */
const SLOW = process.env.TEST_FULL ? 200 : 30;

let school: StartedApp;
afterEach(() => school.stop());

const start = async (files?: (kit: FileKit) => FileKit): Promise<TestClient> => {
  school = await startApp(files ? { files } : {});
  return school.enter(await makeMember(school.db, { school_id: 1, role: 'teacher' }));
};

const upload = (client: TestClient) =>
  client.call(uploadFile, { query: { school_id: 1 }, body: { app_name: 'profile' } }, { file: PICTURE });

const incoming = (): Promise<string[]> => readdir(join(school.filesFolder, 'incoming')).catch(() => []);

const countRows = async (): Promise<number> =>
  (await school.db.pool.query('select count(*)::int as n from files.file')).rows[0].n;

describe('a disk that is full', () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

  it('while the bytes come in: a key of its own, nothing left, and the reason in the log', async () => {
    const writer = () => new Writable({ write: (_chunk, _encoding, done) => done(full) });
    const folder = await mkdtemp(join(tmpdir(), 'kriit-full-'));
    const client = await start((kit) => ({ ...kit, spool: openSpool(folder, writer) }));
    expect(await upload(client)).toMatchObject({ status: 507, key: 'error.file.storage_full' });
    expect([await readdir(folder), await countRows()]).toEqual([[], 0]);
    expect(school.logged).toEqual([expect.stringContaining('the file store is full')]);
    await rm(folder, { recursive: true });
  });

  it('while the file is stored', async () => {
    const put = () => Promise.reject(new StoreTrouble(true, full));
    const client = await start((kit) => ({ ...kit, store: { ...kit.store, put } }));
    expect(await upload(client)).toMatchObject({ status: 507, key: 'error.file.storage_full' });
    expect([await incoming(), await countRows()]).toEqual([[], 0]);
  });

  it('and a store that does not answer, may be asked again later', async () => {
    const put = () => Promise.reject(new StoreTrouble(false, new Error('gone')));
    const client = await start((kit) => ({ ...kit, store: { ...kit.store, put } }));
    expect(await upload(client)).toMatchObject({ status: 503, key: 'error.file.not_stored' });
  });
});

type Sending = { head(): void; rest(): void; cut(): void; answer: Promise<number> };

/** An upload over a real connection, in two halves. */
function sending(origin: string, cookie: string): Sending {
  const { type, payload } = formOf({ app_name: 'profile' }, PICTURE);
  const half = payload.length - 60;
  const request = httpRequest(`${origin}/upload?school_id=1`, {
    method: 'POST',
    agent: false,
    headers: { cookie, 'content-type': type, 'content-length': payload.length },
  });
  const answer = new Promise<number>((done) => {
    request.on('response', (response) => {
      response.resume();
      done(response.statusCode ?? 0);
    });
    request.on('error', () => done(0));
  });
  return {
    head: () => void request.write(payload.subarray(0, half)),
    rest: () => void request.end(payload.subarray(half)),
    cut: () => void request.destroy(),
    answer,
  };
}

/** Cookies carry the port in their name, so the session's name is made for this origin. */
const cookieFor = (origin: string, client: TestClient): string =>
  `kriit-${new URL(origin).port}=${client.cookie?.split('=')[1]}`;

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(10);
}

describe('senders who take their time', () => {
  it(`${SLOW} at once all arrive, and others are served meanwhile`, async () => {
    const client = await start();
    const origin = await school.listen();
    const cookie = cookieFor(origin, client);
    const all = Array.from({ length: SLOW }, () => sending(origin, cookie));
    for (const one of all) one.head();
    await until(async () => (await incoming()).length === SLOW);
    expect((await upload(client)).status).toBe(200);
    for (const one of all) one.rest();
    const answers = await Promise.all(all.map((one) => one.answer));
    // More than a hundred unused uploads are too many for one person; each still gets its answer.
    expect(answers.filter((status) => status === 200).length).toBe(Math.min(SLOW, 99));
    expect(answers.filter((status) => status === 0)).toEqual([]);
    expect(await incoming()).toEqual([]);
  });

  it('who break off leave nothing behind', async () => {
    const client = await start();
    const origin = await school.listen();
    const all = Array.from({ length: 10 }, () => sending(origin, cookieFor(origin, client)));
    for (const one of all) one.head();
    await until(async () => (await incoming()).length === all.length);
    for (const one of all) one.cut();
    await until(async () => (await incoming()).length === 0);
    expect([await countRows(), school.logged]).toEqual([0, []]);
    expect((await upload(client)).status).toBe(200);
  });
});
