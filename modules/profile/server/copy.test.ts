import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { listNotices } from '#modules/notices/contract/list-notices.ts';
import { uploadFile } from '#platform/contract/file-upload.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { type Made, makeMember } from '#platform/testing/make.ts';
import { PICTURE } from '#platform/testing/picture.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { askForCopy } from '../contract/ask-for-copy.ts';
import { COPIES_PER_DAY, COPY_DAYS } from '../contract/limits.ts';
import { listCopies } from '../contract/list-copies.ts';
import { savePicture } from '../contract/save-picture.ts';
import { forgetOldCopies } from './copy-store.ts';

let school: StartedApp;
let person: Made;
let mari: TestClient;
beforeAll(async () => {
  school = await startApp();
});
afterAll(() => school.stop());
beforeEach(async () => {
  school.clock.follow();
  person = await makeMember(school.db, { school_id: 1, role: 'teacher' });
  mari = await school.enter(person);
});

const copies = async () => (await mari.call(listCopies)).data.copies;
const fetchAs = (client: TestClient, url: string) => client.raw({ method: 'GET', url });

/** Asks for a copy and waits until it is there; gives its address. */
async function makeCopy(): Promise<string> {
  expect((await mari.call(askForCopy)).status).toBe(200);
  await school.app.jobs.runWaiting();
  return (await copies())[0]?.path ?? '';
}

async function unzip(bytes: Buffer): Promise<Record<string, string>> {
  const zip = await fromBufferPromise(bytes);
  const read: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) read[entry.fileName] = await text(await zip.openReadStreamPromise(entry));
  return read;
}

describe('a copy of everything', () => {
  it('has what every module keeps of the person, their files, and no secret', async () => {
    const sent = { query: { school_id: 1 }, body: { app_name: 'profile' } };
    const { data: file } = await mari.call(uploadFile, sent, { file: PICTURE });
    await mari.call(savePicture, { body: { file_id: file.id } });
    const { statusCode, headers, rawPayload } = await fetchAs(mari, await makeCopy());
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/zip']);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="kriit-\d{4}-\d\d-\d\d\.zip"/);

    const parts = await unzip(rawPayload);
    expect(Object.keys(parts)).toEqual(['data.json', `files/${file.id}-${PICTURE.name}`]);
    const said = JSON.parse(parts['data.json'] ?? '');
    expect(said['people.person']).toMatchObject([{ id: person.person_id }]);
    expect(said['people.role']).toMatchObject([{ id: person.role_id, school_id: 1 }]);
    expect(said['account.session']).toHaveLength(1);
    expect(said['files.file']).toMatchObject([{ id: file.id, app_name: 'profile' }]);
    expect(parts['data.json']).not.toMatch(/hash|secret|token/);
  });

  it('has what the person was told, in sentences of their language', async () => {
    await school.db.pool.query(`update people.person set lang_code = 'et' where id = $1`, [person.person_id]);
    await makeCopy();
    await school.app.jobs.runWaiting();
    const { rawPayload } = await fetchAs(mari, await makeCopy());
    const said = JSON.parse((await unzip(rawPayload))['data.json'] ?? '');
    expect(said['notices.notice']).toMatchObject([{ text: expect.stringContaining('päeva'), link: '/profile/data' }]);
  });

  it('is told of when it is ready', async () => {
    await makeCopy();
    await school.app.jobs.runWaiting();
    const { notices } = (await mari.call(listNotices)).data;
    expect(notices).toMatchObject([{ kind: 'profile.copy_ready', link: '/profile/data' }]);
  });

  it('is one’s own, and of the session that was given its address', async () => {
    const address = await makeCopy();
    const other = await school.enter(await makeMember(school.db, { school_id: 1, role: 'headmaster' }));
    const elsewhere = await school.enter(person);
    expect((await fetchAs(other, address)).statusCode).toBe(404);
    expect((await fetchAs(elsewhere, address)).statusCode).toBe(404);
    expect((await fetchAs(school.client(), address)).statusCode).toBe(401);
    school.clock.advance(6 * 60);
    expect((await fetchAs(mari, address)).statusCode).toBe(404);
  });

  it('is made once, however often somebody clicks, and a few times a day', async () => {
    const clicks = await Promise.all([1, 2, 3, 4].map(() => mari.call(askForCopy)));
    expect(new Set(clicks.map(({ data }) => data.id)).size).toBe(1);
    await school.app.jobs.runWaiting();
    expect(await copies()).toHaveLength(1);
    for (let more = 1; more < COPIES_PER_DAY; more += 1) await makeCopy();
    expect((await mari.call(askForCopy)).key).toBe('too_many_copies');
  });

  it('is gone after a week, with its bytes', async () => {
    await makeCopy();
    const later = new Date(school.clock().getTime() + (COPY_DAYS * 24 + 1) * 3_600_000);
    await school.db.kysely.transaction().execute((tx) => forgetOldCopies(tx, later));
    expect(await copies()).toEqual([]);
    const due = await school.db.pool.query(
      `select from files.removal where object_key like 'copies/%' and due_at = $1`,
      [later],
    );
    expect(due.rowCount).toBeGreaterThan(0);
  });

  it('wants a fresh proof', async () => {
    await school.db.pool.query('update account.session set proved_at = $2 where person_id = $1', [
      person.person_id,
      new Date(school.clock().getTime() - 10 * 60_000),
    ]);
    expect((await mari.call(askForCopy)).key).toBe('fresh_proof_needed');
  });
});
