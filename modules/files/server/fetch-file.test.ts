import sharp from 'sharp';
import { Type } from 'typebox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renewBearer } from '#modules/account/contract/renew-bearer.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import type { FileConsumer } from '#platform/contract/file-consumer.ts';
import { MESSAGE_EXTENSIONS } from '#platform/contract/file-kinds.ts';
import { MEGABYTE } from '#platform/contract/file-limits.ts';
import { Id } from '#platform/contract/shapes.ts';
import { handle } from '#platform/server/handle.ts';
import type { ServerModule } from '#platform/server/module.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { FILES } from '#platform/testing/file-samples.ts';
import { launching, withBearer, withFrame } from '#platform/testing/launching.ts';
import { type Made, makeMember } from '#platform/testing/make.ts';
import { PICTURE } from '#platform/testing/picture.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { getFile } from '../contract/get-file.ts';
import { uploadFile } from '../contract/upload-file.ts';
import { linkFiles, unlinkFiles } from './doors.ts';

const albums: FileConsumer = {
  app_name: 'album',
  extensions: MESSAGE_EXTENSIONS,
  max_bytes: MEGABYTE,
  max_count: 5,
  who: 'any-role',
};
/** Who may look into the album at the moment; a story takes people out. */
const readers = new Set<number>();

const body = Type.Object({ thing_id: Id, file_ids: Type.Array(Id) });
const fillAlbum = endpoint('POST /album', { body, answer: Type.Integer() });
const emptyAlbum = endpoint('POST /album/empty', { body, answer: Type.Integer() });

/** A module as others will write it: its own transaction, and files in it through the doors. */
const album: ServerModule = {
  name: 'album',
  errors: {},
  policy: {
    'POST /album': { who: 'any-role', reach: 'self' },
    'POST /album/empty': { who: 'any-role', reach: 'self' },
  },
  files: [{ ...albums, maySee: async (_tx, { user_id }) => readers.has(user_id) }],
  handlers: [
    handle(fillAlbum, async (call) => (await linkFiles(call.tx, call.actor, albums, call.body, call.now)).length),
    handle(emptyAlbum, async ({ tx, body: { thing_id }, now }) => {
      await unlinkFiles(tx, albums, { thing_id }, now);
      return 0;
    }),
  ],
};

let school: StartedApp;
let uploader: TestClient;
let reader: TestClient;
let readerIs: Made;
let albumId = 0;
beforeAll(async () => {
  school = await startApp({ modules: [album] });
});
afterAll(() => school.stop());
beforeEach(async () => {
  school.clock.follow();
  albumId += 1;
  const enter = async (role: 'teacher' | 'parent') => {
    const made = await makeMember(school.db, { school_id: 1, role });
    readers.add(made.person_id);
    return made;
  };
  uploader = await school.enter(await enter('teacher'));
  readerIs = await enter('parent');
  reader = await school.enter(readerIs);
});

async function upload(name: string, bytes: Uint8Array, client = uploader): Promise<{ id: number; path: string }> {
  const sent = { query: { school_id: 1 }, body: { app_name: 'album' } };
  const { data, key } = await client.call(uploadFile, sent, { file: { name, bytes } });
  expect(key).toBeUndefined();
  return data;
}
const link = (file_ids: number[], client = uploader) =>
  client.call(fillAlbum, { body: { thing_id: albumId, file_ids } });
const get = (client: TestClient, url: string, headers: Record<string, string> = {}) =>
  client.raw({ method: 'GET', url, headers });
const addressFor = async (client: TestClient, fileId: number, size?: 96 | 320) =>
  (await client.call(getFile, { params: { fileId }, query: size ? { size } : {} })).data?.path ?? '';

describe('linking', () => {
  it('takes the caller’s own unused uploads, all or none', async () => {
    const [mine, other] = [
      await upload('a.txt', FILES.txt as Buffer),
      await upload('b.txt', FILES.txt as Buffer, reader),
    ];
    expect(await link([mine.id, other.id])).toMatchObject({ status: 400, key: 'error.file.invalid_attachments' });
    expect((await link([mine.id, 2_000_000_000])).key).toBe('error.file.invalid_attachments');
    expect((await link([mine.id, mine.id])).key).toBe('error.file.invalid_attachments');
    expect((await link([mine.id])).data).toBe(1);
    expect((await link([mine.id])).key).toBe('error.file.invalid_attachments');
    expect((await link([other.id], reader)).data).toBe(1);
  });

  it('stops at the number that the use allows, also over several calls at once', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 8; count += 1) ids.push((await upload(`${count}.txt`, FILES.txt as Buffer)).id);
    expect(await link(ids.slice(0, 6))).toMatchObject({
      status: 400,
      key: 'error.file.too_many_files',
      params: { count: 5 },
    });
    const tries = await Promise.all([link(ids.slice(0, 4)), link(ids.slice(4, 8))]);
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('does not take a file that was uploaded for something else', async () => {
    const sent = { query: { school_id: 1 }, body: { app_name: 'profile' } };
    const { data } = await uploader.call(uploadFile, sent, { file: PICTURE });
    expect((await link([data.id])).key).toBe('error.file.invalid_attachments');
  });
});

describe('the address of a file', () => {
  it('opens an unused upload to its uploader alone', async () => {
    const { id, path } = await upload('a.txt', FILES.txt as Buffer);
    expect((await get(uploader, path)).rawPayload).toEqual(FILES.txt);
    expect((await get(reader, path)).statusCode).toBe(403);
    expect((await get(reader, path.split('?')[0] ?? '')).statusCode).toBe(404);
    expect((await reader.call(getFile, { params: { fileId: id } })).key).toBe('data_not_found');
    expect((await get(school.client(), path)).statusCode).toBe(401);
  });

  it('belongs to one session and one size, and runs out within five minutes', async () => {
    const { id } = await upload('a.png', PICTURE.bytes);
    await link([id]);
    const path = await addressFor(reader, id);
    expect((await get(reader, path)).statusCode).toBe(200);
    const sameReaderElsewhere = await school.enter(readerIs);
    expect((await get(sameReaderElsewhere, path)).statusCode).toBe(404);
    expect((await get(reader, `${path}&size=96`)).statusCode).toBe(404);
    expect((await get(reader, path.replace(/content\/.{8}/, 'content/zzzzzzzz'))).statusCode).toBe(404);
    expect((await get(reader, path.replace(`/files/${id}/`, `/files/${id - 1}/`))).statusCode).toBe(404);
    school.clock.advance(239);
    expect((await get(reader, path)).statusCode).toBe(200);
    school.clock.advance(62);
    expect((await get(reader, path)).statusCode).toBe(404);
  });

  it('asks the module again at every fetch', async () => {
    const { id } = await upload('a.txt', FILES.txt as Buffer);
    await link([id]);
    const path = await addressFor(reader, id);
    expect((await get(reader, path)).statusCode).toBe(200);
    readers.delete(readerIs.person_id);
    expect((await get(reader, path)).statusCode).toBe(404);
    readers.add(readerIs.person_id);
    await uploader.call(emptyAlbum, { body: { thing_id: albumId, file_ids: [] } });
    expect((await get(reader, path)).statusCode).toBe(404);
  });

  it('opens in a launched frame by its cookie, where a picture sends no header, and by each of its bearers', async () => {
    const host = launching(school);
    const person = await host.someone();
    readers.add(person.person_id);
    const { bearer, cookie } = await host.frameFor(person);
    const { id } = await upload('a.txt', FILES.txt as Buffer);
    await link([id]);
    const ask = (way: { headers: Record<string, string> }) =>
      school.client().call(getFile, { params: { fileId: id } }, way);
    const next = (await school.client().call(renewBearer, undefined, withBearer(bearer))).data.bearer;
    for (const way of [withFrame(cookie), withBearer(bearer)]) {
      const { path } = (await ask(way)).data;
      expect(path).toContain('frame=1');
      for (const headers of [{ cookie }, withBearer(bearer).headers, withBearer(next).headers])
        expect((await get(school.client(), path, headers)).statusCode).toBe(200);
      expect((await get(school.client(), path)).statusCode).toBe(401);
      expect((await get(reader, path)).statusCode).toBe(401);
      expect((await get(school.client(), path.replace('frame=1', ''), { cookie })).statusCode).toBe(401);
    }
    // The frame's cookie counts there and nowhere else without the header.
    expect((await get(school.client(), `/api/files/${id}?frame=1`, { cookie })).statusCode).toBe(401);
    expect(await addressFor(reader, id)).not.toContain('frame');
  });

  it('means nothing in another school', async () => {
    const { id } = await upload('a.txt', FILES.txt as Buffer);
    await link([id]);
    const made = await makeMember(school.db, { school_id: 2, role: 'teacher' });
    readers.add(made.person_id);
    const stranger = await school.enter(made);
    expect((await stranger.call(getFile, { params: { fileId: id } })).key).toBe('data_not_found');
  });
});

describe('what leaves', () => {
  it('is only saved, never run, whatever it is', async () => {
    const { path } = await upload('kiri.html', FILES.html as Buffer);
    const { headers } = await get(uploader, path);
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment; /),
      'content-security-policy': expect.stringContaining('sandbox'),
      'content-length': String(FILES.html?.length),
    });
    const drawing = await get(uploader, (await upload('a.svg', FILES.svg as Buffer)).path);
    expect(drawing.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment; /),
    });
  });

  it('is named without anything that breaks a line or turns it', async () => {
    const { path } = await upload('õ"; filename=x.html\r\nX: y\u202egnp.exe.txt', FILES.txt as Buffer);
    const name = String((await get(uploader, path)).headers['content-disposition']);
    expect(name).toMatch(/^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\w.%!~-]+$/);
    expect(name).not.toMatch(/%0D|%0A|%E2%80%AE|\.html"/i);
  });

  it('is a small picture where one was asked for', async () => {
    const large = await sharp({ create: { width: 500, height: 250, channels: 3, background: '#0aa' } })
      .jpeg()
      .toBuffer();
    const { id } = await upload('a.jpg', large);
    const small = await get(uploader, await addressFor(uploader, id, 96));
    expect(small.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': expect.stringMatching(/^inline; /),
    });
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 96, height: 48 });
  });

  it('comes in the parts that a player asks for', async () => {
    const whole = FILES.mp4 as Buffer;
    const { path } = await upload('a.mp4', whole);
    const part = await get(uploader, path, { range: 'bytes=4-7' });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      'ftyp',
      `bytes 4-7/${whole.length}`,
    ]);
    const last = await get(uploader, path, { range: 'bytes=-5' });
    expect([last.statusCode, last.rawPayload.length]).toEqual([206, 5]);
    const beyond = await get(uploader, path, { range: `bytes=${whole.length}-` });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${whole.length}`]);
    const { etag } = (await get(uploader, path)).headers;
    expect((await get(uploader, path, { 'if-none-match': String(etag) })).statusCode).toBe(304);
    expect((await get(uploader, path, { range: 'bytes=0-1', 'if-range': '"older"' })).statusCode).toBe(200);
  });
});
