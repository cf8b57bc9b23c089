import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LESSON_TYPES } from '#platform/contract/lesson-types.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { getMyContext } from '../contract/get-my-context.ts';
import { getSchoolSettings } from '../contract/get-school-settings.ts';
import { invitePerson } from '../contract/invite-person.ts';
import { saveSchoolSettings } from '../contract/save-school-settings.ts';

let school: StartedApp;
let admin: TestClient;
beforeAll(async () => {
  school = await startApp({ env: { KRIIT_LESSON_TYPE_DIGITS: '13579' } });
  admin = await school.as('admin');
});
afterAll(() => school.stop());
beforeEach(() => {
  school.told.length = 0;
});

const here = { params: { schoolId: 1 } };
const save = (body: object, client = admin, schoolId = 1) =>
  client.call(saveSchoolSettings, { params: { schoolId }, body: body as never });
const settings = async () => (await admin.call(getSchoolSettings, here)).data;

describe('the settings of a school', () => {
  it('are read whole and saved in part, and the school hears of it', async () => {
    const before = await settings();
    expect(Object.keys(before)).toEqual([
      'name',
      'time_zone',
      'country',
      'is_teacher_dashboard_enabled',
      'is_direct_contact_with_teachers_open',
      'lesson_types',
      'may',
    ]);
    const { data } = await save({ is_direct_contact_with_teachers_open: false });
    expect(data).toEqual({ ...before, is_direct_contact_with_teachers_open: false });
    expect(await settings()).toEqual(data);
    const change = { name: 'people.school_changed', data: { school_id: 1 } };
    expect(school.told).toMatchObject([
      { ...change, audience: { name: 'school:1' } },
      { ...change, audience: { name: 'platform' } },
    ]);
  });

  it('act at once for everybody', async () => {
    await save({ name: '  Uus Kool ', time_zone: 'Asia/Tokyo', country: 'JP' });
    const { school: seen } = (await (await school.as('student')).call(getMyContext)).data;
    expect(seen).toMatchObject({ name: 'Uus Kool', time_zone: 'Asia/Tokyo', country: 'JP' });
  });

  it.each([
    ['a blank name', { name: '\u200b \u3164' }, 'name_required'],
    ['a name of another school, in other letters', { name: 'LIEPU ģimnāzija' }, 'school_name_taken'],
    ['a name of another school with spaces', { name: ' Liepu ģimnāzija ' }, 'school_name_taken'],
    ['a zone that does not exist', { time_zone: 'Europe/Tartu' }, 'time_zone_unknown'],
    ['a zone in other letters', { time_zone: 'europe/tallinn' }, 'time_zone_unknown'],
    ['a zone that only the database knows', { time_zone: 'Factory' }, 'time_zone_unknown'],
    ['a zone that only the database knows', { time_zone: 'posixrules' }, 'time_zone_unknown'],
    ['an offset', { time_zone: '+03:00' }, 'time_zone_unknown'],
    ['nothing', {}, 'invalid_request'],
    ['a country that is none', { country: 'ee' }, 'invalid_request'],
    ['a package', { package_key: 'standard' }, 'invalid_request'],
    ['a switch that is no switch', { is_teacher_dashboard_enabled: 'true' }, 'invalid_request'],
    ['a lesson type twice', { lesson_types: ['regular', 'regular'] }, 'invalid_request'],
    ['a lesson type nobody knows', { lesson_types: ['sleep'] }, 'invalid_request'],
    ['no lesson type at all', { lesson_types: [] }, 'lesson_types_required'],
    ['null', { name: null }, 'invalid_request'],
  ])('refuse %s: %j', async (_what, body, expected) => {
    const before = await settings();
    expect((await save(body)).key).toBe(expected);
    expect(await settings()).toEqual(before);
    expect(school.told).toEqual([]);
  });

  it('never hold a zone in which the rest of the product cannot count', async () => {
    const { rows } = await school.db.pool.query<{ name: string }>('select name from pg_timezone_names');
    const odd = rows.filter(({ name }) => !Intl.supportedValuesOf('timeZone').includes(name)).slice(0, 25);
    for (const { name } of [{ name: 'UTC' }, ...odd]) {
      await save({ time_zone: name });
      const body = { firstname: 'Mari', lastname: 'Maasikas', type_id: 7 as const };
      expect((await admin.call(invitePerson, { ...here, body })).status).toBe(200);
    }
    await save({ time_zone: 'Europe/Tallinn' });
  });

  it('let only some schools choose their lesson types', async () => {
    const own = await save({ lesson_types: ['regular', 'event'] });
    expect(own.data.lesson_types).toEqual(['regular', 'event']);
    await save({ lesson_types: [...LESSON_TYPES] });
    expect((await settings()).may).toEqual({ edit_lesson_types: true });
    const [neighbour, poor] = [await school.as('admin.b'), await school.as('admin.c')];
    expect((await save({ lesson_types: ['regular'] }, neighbour, 2)).key).toBe('lesson_types_locked');
    expect((await save({ lesson_types: ['regular'] }, poor, 3)).key).toBe('feature_permission_missing');
  });

  it.each(['teacher', 'formmaster', 'staff', 'parent', 'student'])('are not for %s', async (username) => {
    const person = await school.as(username);
    expect((await person.call(getSchoolSettings, here)).key).toBe('not_allowed_action');
    expect((await save({ name: 'Mine' }, person)).key).toBe('not_allowed_action');
  });

  it('of another school are like those of none', async () => {
    const [foreign, unknown] = [await save({ name: 'Ours' }, admin, 2), await save({ name: 'Ours' }, admin, 999)];
    expect([foreign.status, foreign.response.body]).toEqual([404, unknown.response.body]);
  });
});
