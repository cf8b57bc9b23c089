import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getMe } from '#modules/people/contract/get-me.ts';
import { getPerson } from '#modules/people/contract/get-person.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { makeMember, makeRole } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { getProfile } from '../contract/get-profile.ts';
import { ID_CODE_TRIES_PER_DAY } from '../contract/limits.ts';
import { saveDetails } from '../contract/save-details.ts';

let school: StartedApp;
beforeAll(async () => {
  school = await startApp();
});
afterAll(() => school.stop());

let person: { person_id: number; role_id: number };
let client: TestClient;
beforeEach(async () => {
  school.clock.follow();
  person = await makeMember(school.db, { school_id: 1, role: 'teacher' });
  client = await school.enter(person);
  school.told.length = 0;
});

const save = (body: object, by = client) => by.call(saveDetails, { body: body as never });
const profile = async (by = client) => (await by.call(getProfile)).data;
const identity = (id_code: string, country = 'EE') => ({ identity: { country, id_code } });

const ADDRESS = { country: 'EE', county: 'Tartumaa', city: 'Tartu', street: 'Kooli 1-2', postal_index: '50409' };

describe('what a person tells about themselves', () => {
  it('is saved field by field; the others stay', async () => {
    const { data } = await save({ ...ADDRESS, dietary_preferences: 'No nuts' });
    expect(data).toMatchObject({ ...ADDRESS, dietary_preferences: 'No nuts', gender: null, identity: null });
    await save({ city: 'Tallinn', gender: 'female', birthday: '1990-02-28' });
    expect(await profile()).toMatchObject({
      ...ADDRESS,
      city: 'Tallinn',
      dietary_preferences: 'No nuts',
      gender: 'female',
      birthday: '1990-02-28',
    });
    await save({ city: null, street: ' \u200b ' });
    expect(await profile()).toMatchObject({ city: null, street: null, county: 'Tartumaa' });
  });

  it('is not undone by another window that changes another field at the same time', async () => {
    await Promise.all([save({ city: 'Tartu' }), save({ street: 'Kooli 1' }), save({ lastname: 'Kask' })]);
    expect(await profile()).toMatchObject({ city: 'Tartu', street: 'Kooli 1', lastname: 'Kask' });
  });

  it('changes the name everywhere at once, and those who lead the school hear of it', async () => {
    await save({ firstname: ' Mari ', lastname: 'Maasikas' });
    expect((await client.call(getMe)).data).toMatchObject({ firstname: 'Mari', lastname: 'Maasikas' });
    const { person_id } = person;
    expect(school.told).toMatchObject([
      { name: 'people.my_details_changed', audience: { persons: [person_id] } },
      {
        name: 'people.person_changed',
        data: { school_id: 1, user_id: person_id },
        audience: { name: 'school-leaders:1' },
      },
      { name: 'profile.profile_changed', audience: { persons: [person_id] } },
    ]);
    const head = await school.as('headmaster');
    const { data } = await head.call(getPerson, { params: { schoolId: 1, personId: person_id } });
    expect(data).toMatchObject({ firstname: 'Mari', lastname: 'Maasikas' });
  });

  it.each([
    ['a blank name', { firstname: '\u3164' }, 'name_required'],
    ['no name', { lastname: '' }, 'invalid_request'],
    ['a name of 101 letters', { lastname: 'a'.repeat(101) }, 'invalid_request'],
    ['a birthday to come', { birthday: '2999-01-01' }, 'birthday_in_future'],
    ['a birthday that never was', { birthday: '1990-02-30' }, 'invalid_request'],
    ['a third gender of the database', { gender: 'x' }, 'invalid_request'],
    ['a country that is none', { country: 'XX' }, 'invalid_request'],
    ['a diet of 501 letters', { dietary_preferences: 'a'.repeat(501) }, 'invalid_request'],
    ['a contact, which needs a code', { email: 'mine@kool.example' }, 'invalid_request'],
    ['a verified state', { is_verified: true }, 'invalid_request'],
    ['nothing', {}, 'invalid_request'],
    ['a wrong check digit', identity('60001019907'), 'id_code_invalid'],
    ['a code of somebody unborn', identity('69901010008'), 'id_code_invalid'],
    ['a Latvian code of no day', identity('310275-12345', 'LV'), 'id_code_invalid'],
    ['a code of no country', identity('60001019906', 'ee'), 'invalid_request'],
  ])('refuses %s', async (_what, body, expected) => {
    const before = await profile();
    expect((await save(body)).key).toBe(expected);
    expect(await profile()).toEqual(before);
    expect(school.told).toEqual([]);
  });
});

describe('a personal code', () => {
  it('is said once, fills what it tells, and stays', async () => {
    expect((await profile()).may).toEqual({ edit_personal_data: true, set_id_code: true });
    const { data } = await save(identity('4940313 0003'));
    expect(data).toMatchObject({ ...identity('49403130003'), birthday: '1994-03-13', gender: 'female' });
    expect(data.may.set_id_code).toBe(false);
    const { rows } = await school.db.pool.query('select is_id_code_claimed from people.person where id = $1', [
      person.person_id,
    ]);
    expect(rows).toEqual([{ is_id_code_claimed: true }]);
    expect((await save(identity('49403131150'))).key).toBe('id_code_locked');
    await save({ country: 'LV' });
    expect(await profile()).toMatchObject({ country: 'LV', ...identity('49403130003') });
  });

  it('of another country does not move the home that the page showed', async () => {
    expect((await save(identity('161177-19997', 'LV'))).data.country).toBe('LV');

    const german = await makeMember(school.db, { school_id: 1, role: 'teacher' });
    await school.db.pool.query(`update people.person set country = 'DE' where id = $1`, [german.person_id]);
    const there = await school.enter(german);
    expect((await profile(there)).country).toBe('DE');
    expect((await save(identity('161178-19997', 'LV'), there)).data).toMatchObject({
      country: 'DE',
      ...identity('161178-19997', 'LV'),
    });
  });

  it('of two windows is said in one', async () => {
    const told = await Promise.all([save(identity('161175-19997', 'LV')), save(identity('161176-19997', 'LV'))]);
    expect(told.map(({ key }) => key).sort()).toEqual(['id_code_locked', undefined]);
  });

  it('of somebody else is refused, and nobody finds out by trying whose are known', async () => {
    const { rows } = await school.db.pool.query<{ id_code: string }>(
      `select id_code from people.person where id_code is not null and country = 'EE' limit 1`,
    );
    const taken = identity(rows[0]?.id_code ?? '');
    for (let tries = 0; tries < ID_CODE_TRIES_PER_DAY; tries += 1)
      expect((await save(taken)).key).toBe('id_code_taken');
    expect((await save(taken)).key).toBe('id_code_tries_used');
    expect((await save(identity('60001017869'))).key).toBe('id_code_tries_used');
    school.clock.advance(86_401);
    client = await school.enter(person);
    // A click whose answer was lost is one try, however often it is repeated.
    const headers = { 'idempotency-key': 'the-same-click' };
    const clicks = Array.from({ length: ID_CODE_TRIES_PER_DAY + 1 }, () =>
      client.call(saveDetails, { body: identity('60001017869') }, { headers }),
    );
    expect((await Promise.all(clicks)).map(({ status }) => status)).toEqual(clicks.map(() => 200));
  });
});

describe('a student', () => {
  it('changes the diet and nothing else about themselves', async () => {
    const student = await school.enter(await makeMember(school.db, { school_id: 1, role: 'student' }));
    expect((await profile(student)).may).toEqual({ edit_personal_data: false, set_id_code: false });
    expect((await save({ dietary_preferences: 'Vegetarian' }, student)).data.dietary_preferences).toBe('Vegetarian');
    for (const body of [{ firstname: 'Max' }, { birthday: '2000-01-01' }, { city: 'Tartu' }, identity('60001019906')])
      expect((await save({ ...body, dietary_preferences: 'Fish' }, student)).key).toBe('personal_data_locked');
    expect((await profile(student)).dietary_preferences).toBe('Vegetarian');
  });

  it('who has another role too stays one in that role', async () => {
    const { person_id } = await makeMember(school.db, { school_id: 2, role: 'student' });
    const parent = { person_id, role_id: await makeRole(school.db, person_id, { school_id: 1, role: 'parent' }) };
    expect((await save({ birthday: '2000-01-01' }, await school.enter(parent))).key).toBe('personal_data_locked');
  });
});

it('a person whom the school knows with a code keeps it', async () => {
  const teacher = await school.as('teacher');
  const data = await profile(teacher);
  expect(data).toMatchObject({ country: 'EE', identity: { country: 'EE' }, may: { set_id_code: false } });
  expect((await save(identity('60001019906'), teacher)).key).toBe('id_code_locked');
});

it('the cast of the demonstration has told something, and a family with two homes has two', async () => {
  const [here, there] = [await school.as('parent'), await school.as('parent.two')];
  const child = await school.as('student');
  const street = async (by: TestClient) => (await profile(by)).street;
  expect(await street(child)).toBe(await street(here));
  expect(await street(there)).not.toBe(await street(here));
  expect((await profile(here)).email.is_verified).toBe(true);
});
