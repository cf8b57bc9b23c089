import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getMyStatus } from '#modules/account/contract/get-my-status.ts';
import { isMoment } from '#platform/contract/dates.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { makePerson } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { getMe } from '../contract/get-me.ts';
import { getMyBasics } from '../contract/get-my-basics.ts';
import { getMyContext } from '../contract/get-my-context.ts';
import { getMyRoles } from '../contract/get-my-roles.ts';
import { saveProfile } from '../contract/save-profile.ts';

let school: StartedApp;
let teacher: TestClient;
beforeAll(async () => {
  school = await startApp();
  teacher = await school.as('teacher');
});
afterAll(() => school.stop());

const meAs = async (username: string) => (await (await school.as(username)).call(getMe)).data;

describe('who am I', () => {
  it('answers in the envelope of the documents, with the fields that they name', async () => {
    const { response, data } = await teacher.call(getMe);
    expect(response.json()).toEqual({ status: true, data });
    expect(data).toMatchObject({ firstname: 'Liis', lastname: 'Rebassoo', lang_code: 'en', school_id: 1 });
    expect(Object.keys(data)).toEqual([
      'id',
      'firstname',
      'lastname',
      'lang_code',
      'profile_picture',
      'school_id',
      'student_id',
      'is_root',
      'is_verified',
      'support_chat_id',
    ]);
  });

  it('names the student: oneself for a pupil, the viewed child for a parent, nobody for the others', async () => {
    const [student, adult] = [await meAs('student'), await meAs('adult.student')];
    expect([student.student_id, adult.student_id]).toEqual([student.id, adult.id]);
    expect((await meAs('parent')).student_id).toBe(student.id);
    for (const username of ['parent.barred', 'teacher', 'teacher.parent', 'admin', 'root'])
      expect((await meAs(username)).student_id).toBeNull();
  });

  it('has a short form without anything that a school knows', async () => {
    const { data } = await teacher.call(getMyBasics);
    expect(Object.keys(data)).toEqual(['id', 'firstname', 'lastname', 'lang_code', 'profile_picture']);
  });

  it('lists the roles, the current one and the school with its package', async () => {
    const { data } = await (await school.as('teacher.parent')).call(getMyContext);
    expect(data.roles.map(({ type_id }) => type_id)).toEqual([1, 3]);
    expect(data.current_role).toEqual(data.roles[0]);
    expect(data.school).toMatchObject({ id: 1, package_key: 'standard', time_zone: 'Europe/Tallinn', country: 'EE' });
    expect(data.school?.features).toHaveLength(10);
    const { data: roles } = await (await school.as('teacher.parent')).call(getMyRoles);
    expect(roles).toEqual(data.roles);
  });

  it('says what is switched off for all schools', async () => {
    const isPromoted = async (app: StartedApp) =>
      (await (await app.as('teacher.c')).call(getMyContext)).data.school?.has_polling_promo;
    expect(await isPromoted(school)).toBe(true);
    const quiet = await startApp({ env: { KRIIT_POLLING_PROMO: '0' } });
    try {
      expect(await isPromoted(quiet)).toBe(false);
    } finally {
      await quiet.stop();
    }
  });

  it('says how the session stands, in UTC', async () => {
    const { data } = await teacher.call(getMyStatus);
    expect(data).toMatchObject({ signed_in: true, method: 'password', is_mobile: false, idle_limit_seconds: 3600 });
    for (const moment of [data.signed_in_at, data.expires_at]) expect(isMoment(moment)).toBe(true);
    expect(new Date(data.expires_at).getTime() - school.clock().getTime()).toBeGreaterThan(3_500_000);
  });

  it('still knows somebody who has no role at all', async () => {
    const person = await school.enter({ person_id: await makePerson(school.db), role_id: null });
    expect((await person.call(getMe)).data).toMatchObject({ school_id: null, student_id: null, is_root: false });
    expect((await person.call(getMyContext)).data).toMatchObject({ roles: [], current_role: null, school: null });
  });

  it('is for those who are signed in', async () => {
    for (const contract of [getMe, getMyBasics, getMyContext, getMyRoles, getMyStatus]) {
      const { status, key } = await school.client().call(contract);
      expect([status, key]).toEqual([401, 'not_logged_in']);
    }
  });
});

describe('my profile', () => {
  it('keeps the support chat and the language', async () => {
    const saved = await teacher.call(saveProfile, { body: { support_chat_id: 'x-1' } });
    expect([saved.status, saved.data.support_chat_id]).toEqual([200, 'x-1']);
    const again = await teacher.call(saveProfile, { body: { lang_code: 'ja' } });
    expect(again.data).toMatchObject({ support_chat_id: 'x-1', lang_code: 'ja' });
    expect((await meAs('teacher')).support_chat_id).toBe('x-1');
    expect((await teacher.call(getMe)).data.lang_code).toBe('ja');
  });

  it.each([
    [{}],
    [{ support_chat_id: '' }],
    [{ support_chat_id: null }],
    [{ support_chat_id: 'x'.repeat(256) }],
    [{ lang_code: 'fi' }],
    [{ is_root: true }],
    [{ firstname: 'Somebody' }],
  ])('takes nothing else: %j', async (body) => {
    const { status, key } = await teacher.call(saveProfile, { body: body as never });
    expect([status, key]).toEqual([400, 'invalid_request']);
  });
});
