import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getMyContext } from '#modules/people/contract/get-my-context.ts';
import type { FileConsumer } from '#platform/contract/file-consumer.ts';
import { LESSON_EXTENSIONS } from '#platform/contract/file-kinds.ts';
import { MEGABYTE, PREVIEW_SIZES, UNUSED_FILES_MAX } from '#platform/contract/file-limits.ts';
import { diskStore } from '#platform/server/files/disk-store.ts';
import type { FileKit } from '#platform/server/files/open-files.ts';
import { createLog } from '#platform/server/log.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { FILES, PROGRAM } from '#platform/testing/file-samples.ts';
import { formOf } from '#platform/testing/form.ts';
import { makeMember } from '#platform/testing/make.ts';
import { HEIC_PICTURE, PICTURE } from '#platform/testing/picture.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { getUploadLimits } from '../contract/get-upload-limits.ts';
import { uploadFile } from '../contract/upload-file.ts';
import { forgetUnused } from './file-store.ts';
import { removeForgotten } from './remove-forgotten-job.ts';

/** The use that lessons will state, with the documents' numbers. */
const lessons: FileConsumer = {
  app_name: 'lesson-story',
  extensions: LESSON_EXTENSIONS,
  max_bytes: 10 * MEGABYTE,
  max_count: 5,
  who: 'any-role',
  feature: 'LESSON_UPLOADS',
};
const maySee = async () => false;

let school: StartedApp;
let teacher: TestClient;
beforeAll(async () => {
  const story = { name: 'story', handlers: [], policy: {}, errors: {} };
  school = await startApp({ modules: [{ ...story, files: [{ ...lessons, maySee }] }] });
});
afterAll(() => school.stop());
beforeEach(async () => {
  teacher = await school.enter(await makeMember(school.db, { school_id: 1, role: 'teacher' }));
});

const text = (size: number): Buffer => Buffer.alloc(size, 'a');
const send = (client: TestClient, name: string, bytes: Uint8Array, app_name = 'lesson-story', school_id = 1) =>
  client.call(uploadFile, { query: { school_id }, body: { app_name } }, { file: { name, bytes } });

async function left(folder: string): Promise<string[]> {
  const names = await readdir(join(school.filesFolder, folder), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return names.filter((entry) => entry.isFile()).map(({ name }) => name);
}

describe('an upload', () => {
  it('answers what the documents name, and lies where no name can lead it', async () => {
    const { status, data } = await send(teacher, '../../.env/Tund "1" õ.pdf', FILES.pdf as Buffer);
    expect(status).toBe(200);
    expect(data).toEqual({
      id: expect.any(Number),
      path: expect.stringMatching(/^\/api\/files\/\d+\/content\//),
      file_name: 'Tund 1 õ.pdf',
      size: FILES.pdf?.length,
      hash_name: expect.stringMatching(/^[0-9a-f]{64}$/),
      ext: 'pdf',
      width: null,
      height: null,
    });
    expect(await left('incoming')).toEqual([]);
  });

  it('may write the file before the text that says what it is for', async () => {
    const { type, payload } = formOf({ app_name: 'lesson-story' }, { name: 'a.txt', bytes: text(9) }, 'files first');
    const sent = { method: 'POST', url: '/upload?school_id=1', headers: { 'content-type': type }, payload };
    expect((await teacher.raw(sent)).statusCode).toBe(200);
  });

  it('keeps a phone’s picture as a JPEG', async () => {
    const { data } = await send(teacher, HEIC_PICTURE.name, HEIC_PICTURE.bytes);
    expect(data).toMatchObject({ file_name: 'IMG_0001.jpg', ext: 'jpg', width: 64, height: 48 });
  });

  it('with the same Idempotency-Key is the first one again', async () => {
    const again = (bytes: Uint8Array) =>
      teacher.call(
        uploadFile,
        { query: { school_id: 1 }, body: { app_name: 'lesson-story' } },
        { file: { name: 'a.txt', bytes }, headers: { 'idempotency-key': 'one-try' } },
      );
    const [first, second] = [await again(text(10)), await again(text(10))];
    expect([second.status, second.data.id]).toEqual([200, first.data.id]);
    expect((await again(text(11))).key).toBe('idempotency_key_reused');
  });

  it('may be as large as the package of the school lets it, unless packages make no difference', async () => {
    const large = { name: 'a.txt', bytes: text(6 * 1_048_576) };
    const tryIn = async (app: StartedApp) => {
      const client = await app.as('teacher.c');
      const input = { query: { school_id: 3 }, body: { app_name: 'messaging' } };
      const { key } = await client.call(uploadFile, input, { file: large });
      const limits = { params: { schoolId: 3 }, query: { app_name: 'messaging' } };
      const { max_bytes } = (await client.call(getUploadLimits, limits)).data;
      return [(await client.call(getMyContext)).data.school?.has_upload_limits, max_bytes / 1_048_576, key];
    };
    expect(await tryIn(school)).toEqual([true, 5, 'error.file.large']);
    const open = await startApp({ env: { KRIIT_UPLOAD_LIMITS: '0' } });
    try {
      expect(await tryIn(open)).toEqual([false, 25, undefined]);
    } finally {
      await open.stop();
    }
  });

  it('of nothing, of two files, of a stranger field or for no known use is refused', async () => {
    const form = async (fields: Record<string, string>, files: { name: string; bytes: Uint8Array }[]) => {
      const { type, payload } = formOf(fields, files);
      const headers = { 'content-type': type };
      const answer = await teacher.raw({ method: 'POST', url: '/upload?school_id=1', headers, payload });
      const { message, params } = answer.json().errors[0];
      return [answer.statusCode, message, params.field];
    };
    const one = { name: 'a.txt', bytes: text(3) };
    expect(await form({ app_name: 'lesson-story' }, [])).toEqual([400, 'invalid_request', 'file']);
    expect(await form({ app_name: 'lesson-story' }, [one, one])).toEqual([400, 'error.file.too_many_files', undefined]);
    expect(await form({ app_name: 'lesson-story', path: '/etc' }, [one])).toEqual([400, 'invalid_request', 'path']);
    expect(await form({ app_name: 'elsewhere' }, [one])).toEqual([400, 'invalid_request', 'app_name']);
    expect(await form({}, [one])).toEqual([400, 'invalid_request', 'app_name']);
    expect((await send(teacher, 'a.txt', text(0))).key).toBe('error.file.empty');
    expect(await left('incoming')).toEqual([]);
  });

  it('into another school is as into one that does not exist', async () => {
    for (const school_id of [2, 99_999])
      expect(await send(teacher, 'a.txt', text(3), 'lesson-story', school_id)).toMatchObject({
        status: 404,
        key: 'school_not_found',
      });
  });
});

describe('the size', () => {
  it('is counted: ten megabytes pass, one byte more does not', async () => {
    expect((await send(teacher, 'a.txt', text(10 * MEGABYTE))).status).toBe(200);
    const { status, key, params } = await send(teacher, 'a.txt', text(10 * MEGABYTE + 1));
    expect([status, key, params?.megabytes]).toEqual([413, 'error.file.large', 10]);
    expect(await left('incoming')).toEqual([]);
  });

  it('depends on the package of the school', async () => {
    const away = await school.enter(await makeMember(school.db, { school_id: 3, role: 'teacher' }));
    expect((await send(away, 'a.txt', text(5 * MEGABYTE), 'messaging', 3)).status).toBe(200);
    expect((await send(away, 'a.txt', text(5 * MEGABYTE + 1), 'messaging', 3)).key).toBe('error.file.large');
    expect((await send(teacher, 'a.txt', text(25 * MEGABYTE), 'messaging')).status).toBe(200);
    expect((await send(teacher, 'a.txt', text(25 * MEGABYTE + 1), 'messaging')).key).toBe('error.file.large');
    const { data } = await away.call(getUploadLimits, { params: { schoolId: 3 }, query: { app_name: 'messaging' } });
    expect(data).toMatchObject({ max_bytes: 5 * MEGABYTE, max_count: 10 });
  });
});

describe('what may be uploaded', () => {
  it('is on the list of its use, and is what its name says', async () => {
    expect(await send(teacher, 'a.exe', PROGRAM)).toMatchObject({ status: 415, key: 'error.file.format' });
    expect((await send(teacher, 'a.html', FILES.html as Buffer)).key).toBe('error.file.format');
    expect((await send(teacher, 'noname', text(3))).key).toBe('error.file.format');
    expect(await send(teacher, 'a.pdf', PROGRAM)).toMatchObject({ status: 415, key: 'error.file.content' });
    expect((await send(teacher, 'a.html', FILES.html as Buffer, 'messaging')).status).toBe(200);
    expect(await left('incoming')).toEqual([]);
  });

  it('asks for the package, and for the role of its use', async () => {
    const away = await school.enter(await makeMember(school.db, { school_id: 3, role: 'teacher' }));
    expect((await send(away, 'a.txt', text(3), 'lesson-story', 3)).key).toBe('feature_permission_missing');
    expect(await send(teacher, PICTURE.name, PICTURE.bytes, 'school-logo')).toMatchObject({
      status: 403,
      key: 'not_allowed_action',
    });
  });
});

describe('uploads that nobody uses', () => {
  it('cannot be heaped up, also when they come at once', async () => {
    const { data } = await send(teacher, 'a.txt', text(3));
    await school.db.pool.query(
      `insert into files.file (school_id, person_id, app_name, file_name, ext, size, hash_name, store_key, created_at)
       select school_id, person_id, app_name, file_name, ext, size, hash_name, store_key || n, created_at
       from files.file, generate_series(2, $2) as n where id = $1`,
      [data.id, UNUSED_FILES_MAX - 1],
    );
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(teacher, 'a.txt', text(3))));
    expect(answers.map(({ key }) => key ?? 'kept').toSorted()).toEqual([
      ...Array.from({ length: 4 }, () => 'error.file.too_many_files'),
      'kept',
    ]);
  });

  it('vanish after a day, and their bytes after the commit', async () => {
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const tomorrow = new Date(school.clock().getTime() + 25 * 3_600_000);
    const kit = { store: diskStore(join(school.filesFolder, 'kept')) } as FileKit;
    const remove = () => removeForgotten({ db: school.db, kit, clock: () => tomorrow, log: createLog('silent') });
    await remove();
    const before = (await left('kept')).length;
    await send(teacher, 'a.png', bytes);
    await remove();
    expect((await left('kept')).length).toBe(before + 1 + PREVIEW_SIZES.length);
    await school.db.kysely.transaction().execute((tx) => forgetUnused(tx, tomorrow));
    expect((await left('kept')).length).toBe(before + 1 + PREVIEW_SIZES.length);
    await remove();
    expect(await left('kept')).toEqual([]);
    const { rows } = await school.db.pool.query('select count(*)::int as n from files.removal');
    expect(rows).toEqual([{ n: 0 }]);
  });
});
