import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getMe } from '#modules/people/contract/get-me.ts';
import { uploadFile } from '#platform/contract/file-upload.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { type Made, makeGuardianship, makeMember, makePerson } from '#platform/testing/make.ts';
import { projectRoot } from '#platform/testing/product.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { removePicture } from '../contract/remove-picture.ts';
import { savePicture } from '../contract/save-picture.ts';

let school: StartedApp;
let person: Made;
let mari: TestClient;
/** What becomes of a picture is told without the models, which take most of the time. */
let areLookedAt = true;
beforeAll(async () => {
  school = await startApp({
    looksAtPhotos: true,
    files: (kit) => ({
      ...kit,
      photos: {
        ...kit.photos,
        check: async (owner, path) => (areLookedAt ? kit.photos.check(owner, path) : { fault: null }),
      },
    }),
  });
});
afterAll(() => school.stop());
beforeEach(async () => {
  person = await makeMember(school.db, { school_id: 1, role: 'student' });
  mari = await school.enter(person);
});

const photo = async (name: string) => ({
  name,
  bytes: await readFile(join(projectRoot, 'tests', 'photo-fixtures', name)),
});

const upload = async (name: string, client = mari) =>
  client.call(uploadFile, { query: { school_id: 1 }, body: { app_name: 'profile' } }, { file: await photo(name) });

/** Uploads a photo and takes it as one's picture; gives the first refusal, or the address. */
async function use(name: string) {
  const { data, key } = await upload(name);
  if (key !== undefined) return { key };
  const saved = await mari.call(savePicture, { body: { file_id: data.id } });
  return saved.key === undefined ? { address: saved.data.profile_picture ?? '' } : { key: saved.key };
}

const lonely = async () => ({ person_id: await makePerson(school.db), role_id: null });

const fetchAs = async (client: TestClient, url: string) => (await client.raw({ method: 'GET', url })).statusCode;

describe('the check of a photo', () => {
  it.each([
    ['small-hopper.jpg', 'photo_too_small'],
    ['noface-cat.jpg', 'photo_no_face'],
    ['noface-coffee.jpg', 'photo_no_face'],
    ['multiple-two.jpg', 'photo_many_faces'],
    ['dark-hopper.jpg', 'photo_dark'],
    ['blurry-hopper.jpg', 'photo_blurry'],
    ['angry-barkla-warped.jpg', 'photo_angry'],
    ['mismatch-jpeg.png', 'error.file.content'],
    ['mismatch-png.heic', 'error.file.content'],
  ])('%s is refused: %s', async (name, key) => {
    expect(await use(name)).toEqual({ key });
    expect((await mari.call(getMe)).data.profile_picture).toBeNull();
  });

  const ADDRESS = /^\/api\/people\/\d+\/picture\?v=[0-9a-f]{24}$/;

  it.each(['ok-hopper.jpg', 'ok-barkla-stern.jpg', 'ok-hopper.heic'])('%s is fine', async (name) => {
    expect(await use(name)).toEqual({ address: expect.stringMatching(ADDRESS) });
  });

  it('does not keep others waiting; ok-astronaut.png is fine', async () => {
    const { data } = await upload('ok-astronaut.png');
    const order: string[] = [];
    const saving = mari.call(savePicture, { body: { file_id: data.id } }).finally(() => order.push('photo'));
    await mari.call(getMe).then(() => order.push('me'));
    expect((await saving).data.profile_picture).toMatch(ADDRESS);
    expect(order).toEqual(['me', 'photo']);
  });
});

describe('a picture', () => {
  beforeAll(() => {
    areLookedAt = false;
  });

  it('stands in the header at once, and takes the place of the last one', async () => {
    const { address: first = '' } = await use('ok-hopper.jpg');
    expect((await mari.call(getMe)).data.profile_picture).toBe(first);
    expect(school.told.filter(({ name }) => name === 'people.my_details_changed').at(-1)?.audience).toEqual({
      persons: [person.person_id],
    });
    const { address: second = '' } = await use('ok-barkla-stern.jpg');
    expect(second).not.toBe(first);
    expect([await fetchAs(mari, first), await fetchAs(mari, second)]).toEqual([404, 200]);
    const kept = `select count(*)::int as count from files.file where app_name = 'profile' and thing_id = $1`;
    expect((await school.db.pool.query(kept, [person.person_id])).rows).toEqual([{ count: 1 }]);
  });

  it('may be named twice by somebody whose answer was lost', async () => {
    const { data } = await upload('ok-hopper.jpg');
    const both = [
      await mari.call(savePicture, { body: { file_id: data.id } }),
      await mari.call(savePicture, { body: { file_id: data.id } }),
    ];
    expect(both[0]?.data).toEqual(both[1]?.data);
    expect(await fetchAs(mari, both[0]?.data.profile_picture ?? '')).toBe(200);
  });

  it('is shown in the school to those who were told of it, and nowhere else', async () => {
    const { address = '' } = await use('ok-hopper.jpg');
    const teacher = await school.enter(await makeMember(school.db, { school_id: 1, role: 'teacher' }));
    const stranger = await school.enter(await makeMember(school.db, { school_id: 2, role: 'headmaster' }));
    expect(await fetchAs(teacher, address)).toBe(200);
    expect(await fetchAs(stranger, address)).toBe(404);
    expect(await fetchAs(school.client(), address)).toBe(401);
    expect(await fetchAs(teacher, `${address.split('?')[0]}?v=guessed`)).toBe(404);
  });

  it('is told to the guardians, whose menus show it', async () => {
    const parent = await makeMember(school.db, { school_id: 1, role: 'parent' });
    await makeGuardianship(school.db, parent.person_id, person.person_id);
    await use('ok-hopper.jpg');
    expect(school.told.at(-1)).toMatchObject({
      name: 'people.my_details_changed',
      audience: { persons: [parent.person_id] },
    });
  });

  it('is never somebody else’s upload', async () => {
    const other = await school.enter(await makeMember(school.db, { school_id: 1, role: 'teacher' }));
    const { data } = await upload('ok-hopper.jpg', other);
    const taken = await mari.call(savePicture, { body: { file_id: data.id } });
    expect(taken.key).toBe('error.file.invalid_attachments');
  });

  it('is had by somebody without a role too, whom nobody else sees and who sees nobody else', async () => {
    const pupils = (await use('ok-hopper.jpg')).address ?? '';
    const made = await makeMember(school.db, { school_id: 1, role: 'teacher', has_ended: true });
    const [gone, alsoGone] = [await school.enter({ ...made, role_id: null }), await school.enter(await lonely())];
    const file = await photo('ok-barkla-stern.jpg');
    const into = (query: { school_id?: number }, app_name = 'profile') =>
      gone.call(uploadFile, { query, body: { app_name } }, { file });
    expect([(await into({ school_id: 1 })).key, (await into({}, 'school-logo')).key]).toEqual([
      'school_not_found',
      'role_not_provided',
    ]);
    const { data } = await into({});
    expect([await fetchAs(gone, data.path), await fetchAs(alsoGone, data.path)]).toEqual([200, 404]);
    expect((await alsoGone.call(savePicture, { body: { file_id: data.id } })).key).toBe(
      'error.file.invalid_attachments',
    );
    const { profile_picture } = (await gone.call(savePicture, { body: { file_id: data.id } })).data;
    const seen = await Promise.all([gone, alsoGone, mari].map((client) => fetchAs(client, profile_picture ?? '')));
    expect(seen).toEqual([200, 404, 404]);
    expect(await fetchAs(gone, pupils)).toBe(404);
  });

  it('can be taken away', async () => {
    const { address = '' } = await use('ok-hopper.jpg');
    expect((await mari.call(removePicture)).data).toEqual({ profile_picture: null });
    expect((await mari.call(getMe)).data.profile_picture).toBeNull();
    expect(await fetchAs(mari, address)).toBe(404);
  });
});
