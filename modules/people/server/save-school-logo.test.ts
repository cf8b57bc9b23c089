import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadFile } from '#platform/contract/file-upload.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { FILES } from '#platform/testing/file-samples.ts';
import { PICTURE } from '#platform/testing/picture.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { getMyContext } from '../contract/get-my-context.ts';
import { saveSchoolLogo } from '../contract/save-school-logo.ts';

let school: StartedApp;
let admin: TestClient;
beforeAll(async () => {
  school = await startApp();
  admin = await school.as('admin');
});
afterAll(() => school.stop());

const upload = async (client: TestClient, school_id: number, file = PICTURE): Promise<number> =>
  (await client.call(uploadFile, { query: { school_id }, body: { app_name: 'school-logo' } }, { file })).data.id;
const save = (client: TestClient, file_id: number | null, schoolId = 1) =>
  client.call(saveSchoolLogo, { params: { schoolId }, body: { file_id } });
const logoOf = async (client: TestClient) => (await client.call(getMyContext)).data.school?.logo ?? null;

describe('the logo of a school', () => {
  it('is seen by everybody in it, and by nobody else', async () => {
    expect((await save(admin, await upload(admin, 1))).data.logo).toMatch(/^\/api\/schools\/1\/logo\?v=[0-9a-f]{12}$/);
    const student = await school.as('student');
    const url = (await logoOf(student)) ?? '';
    const seen = await student.raw({ method: 'GET', url });
    expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(seen.headers['cache-control']).toBe('private, max-age=86400, immutable');
    expect((await (await school.as('teacher.b')).raw({ method: 'GET', url })).statusCode).toBe(404);
    expect((await school.client().raw({ method: 'GET', url })).statusCode).toBe(401);
  });

  it('gives way to a new one, also a drawing, which is shown as a picture', async () => {
    const before = await logoOf(admin);
    await save(admin, await upload(admin, 1, { name: 'logo.svg', bytes: FILES.svg as Buffer }));
    const url = (await logoOf(admin)) ?? '';
    expect(url).not.toBe(before);
    expect((await admin.raw({ method: 'GET', url })).headers['content-type']).toBe('image/webp');
    const { rows } = await school.db.pool.query(
      `select count(*)::int as n from files.file where app_name = 'school-logo'`,
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('is not taken from somebody else’s uploads, nor twice from one', async () => {
    const [mine, headmasters] = [await upload(admin, 1), await upload(await school.as('headmaster'), 1)];
    const before = await logoOf(admin);
    expect(await save(admin, headmasters)).toMatchObject({ status: 400, key: 'error.file.invalid_attachments' });
    expect(await logoOf(admin)).toBe(before);
    expect((await save(admin, mine)).status).toBe(200);
    expect((await save(admin, mine)).key).toBe('error.file.invalid_attachments');
    expect(await logoOf(admin)).not.toBeNull();
  });

  it('can be taken away', async () => {
    expect((await save(admin, null)).data).toEqual({ logo: null });
    expect(await logoOf(admin)).toBeNull();
    expect((await admin.raw({ method: 'GET', url: '/api/schools/1/logo' })).statusCode).toBe(404);
  });
});
