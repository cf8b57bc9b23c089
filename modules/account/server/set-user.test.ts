import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getMe } from '#modules/people/contract/get-me.ts';
import { getMyContext } from '#modules/people/contract/get-my-context.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { makeGuardianship, makeMember, makeRole } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { setUser } from '../contract/set-user.ts';

let school: StartedApp;
let student_id: number;
beforeAll(async () => {
  school = await startApp();
  student_id = (await (await school.as('student')).call(getMe)).data.id;
});
afterAll(() => school.stop());

type Choice = { viewed_user_id?: number; role_id?: number };
const choose = (person: TestClient, choice: Choice, options = {}) =>
  person.call(setUser, { query: { redirect: false, ...choice } }, options);
const contextOf = async (person: TestClient) => (await person.call(getMyContext)).data;

describe('a parent with two children', () => {
  let parent: TestClient;
  beforeEach(async () => {
    await school.db.pool.query('update people.role set viewed_user_id = $1 where viewed_user_id is not null', [
      student_id,
    ]);
    parent = await school.as('parent');
  });

  it('looks at one of them, and everything follows', async () => {
    const { children, viewed_user_id, current_role } = await contextOf(parent);
    expect(viewed_user_id).toBe(student_id);
    const younger = children.find(({ user_id }) => user_id !== student_id)?.user_id;
    const { status, data } = await choose(parent, { viewed_user_id: younger });
    expect([status, data]).toEqual([200, { role_id: current_role?.role_id, school_id: 1, viewed_user_id: younger }]);
    expect((await contextOf(parent)).viewed_user_id).toBe(younger);
    expect((await parent.call(getMe)).data.student_id).toBe(younger);
  });

  it('finds the same child the next time, and the other parent is not moved', async () => {
    const younger = (await contextOf(parent)).children[1]?.user_id ?? 0;
    await choose(parent, { viewed_user_id: younger });
    expect((await contextOf(await school.as('parent'))).viewed_user_id).toBe(younger);
    expect((await contextOf(await school.as('parent.two'))).viewed_user_id).toBe(student_id);
  });

  it('keeps the session while the role stays the same', async () => {
    const before = parent.cookie;
    await choose(parent, { viewed_user_id: student_id });
    expect(parent.cookie).toBe(before);
  });

  it('is told the present choice when nothing is chosen', async () => {
    const { role_id } = (await contextOf(parent)).current_role ?? {};
    expect((await choose(parent, {})).data).toEqual({ role_id, school_id: 1, viewed_user_id: student_id });
  });

  it('cannot look at a child who is not theirs, wherever it is', async () => {
    const stranger = await makeMember(school.db, { school_id: 1, role: 'student' });
    const abroad = await makeMember(school.db, { school_id: 2, role: 'student' });
    const own = (await parent.call(getMe)).data.id;
    const answers = [];
    for (const viewed_user_id of [stranger.person_id, abroad.person_id, own, 2_000_000_000])
      answers.push(await choose(parent, { viewed_user_id }));
    expect(new Set(answers.map(({ response }) => response.body)).size).toBe(1);
    expect([answers[0]?.status, answers[0]?.key]).toEqual([404, 'viewed_user_not_found']);
    expect((await contextOf(parent)).viewed_user_id).toBe(student_id);
  });

  it('goes to the home page unless asked not to', async () => {
    const { response } = await parent.call(setUser, { query: { viewed_user_id: student_id } });
    expect([response.statusCode, response.headers.location]).toEqual([302, '/']);
  });
});

describe('a barred parent', () => {
  it('sees nothing of the child and cannot choose it', async () => {
    const barred = await school.as('parent.barred');
    expect(await contextOf(barred)).toMatchObject({ children: [], viewed_user_id: null });
    expect((await barred.call(getMe)).data.student_id).toBeNull();
    expect((await choose(barred, { viewed_user_id: student_id })).key).toBe('viewed_user_not_found');
  });

  it('loses sight of the child with the very next call', async () => {
    const [parent, child] = [
      await makeMember(school.db, { school_id: 1, role: 'parent' }),
      await makeMember(school.db, { school_id: 1, role: 'student' }),
    ];
    const guardianship = await makeGuardianship(school.db, parent.person_id, child.person_id);
    const person = await school.enter(parent);
    expect((await person.call(getMe)).data.student_id).toBe(child.person_id);
    await school.db.pool.query('update people.guardianship set barred_at = now() where id = $1', [guardianship]);
    expect((await person.call(getMe)).data.student_id).toBeNull();
  });
});

describe('a family in two schools', () => {
  it('goes to the other school with the other child, under a new session id', async () => {
    const here = await makeMember(school.db, { school_id: 1, role: 'parent' });
    const there = await makeRole(school.db, here.person_id, { school_id: 2, role: 'parent' });
    const [elder, younger] = [
      await makeMember(school.db, { school_id: 1, role: 'student' }),
      await makeMember(school.db, { school_id: 2, role: 'student' }),
    ];
    for (const child of [elder, younger]) await makeGuardianship(school.db, here.person_id, child.person_id);
    const parent = await school.enter(here);
    const stolen = school.client();
    stolen.cookie = parent.cookie;
    expect((await contextOf(parent)).children.map(({ school_id }) => school_id)).toEqual([1, 2]);

    const { data } = await choose(parent, { viewed_user_id: younger.person_id });
    expect(data).toEqual({ role_id: there, school_id: 2, viewed_user_id: younger.person_id });
    expect((await parent.call(getMe)).data).toMatchObject({ school_id: 2, student_id: younger.person_id });
    expect((await stolen.call(getMe)).key).toBe('session_not_authorised');
  });

  it('meets a child who goes to both in the school that is open', async () => {
    const here = await makeMember(school.db, { school_id: 1, role: 'parent' });
    const there = await makeRole(school.db, here.person_id, { school_id: 2, role: 'parent' });
    const child = await makeMember(school.db, { school_id: 1, role: 'student' });
    await makeRole(school.db, child.person_id, { school_id: 2, role: 'student' });
    await makeGuardianship(school.db, here.person_id, child.person_id);
    const parent = await school.enter(here);
    const viewed_user_id = child.person_id;
    expect((await choose(parent, { viewed_user_id })).data.school_id).toBe(1);
    expect((await choose(parent, { viewed_user_id, role_id: there })).data.school_id).toBe(2);
    expect((await choose(parent, { viewed_user_id })).data.school_id).toBe(2);
  });
});

describe('somebody with two roles', () => {
  it('switches, is told what the next page shows, and starts there the next time', async () => {
    const both = await school.as('teacher.parent');
    const { roles } = await contextOf(both);
    const parent = roles[1]?.role_id ?? 0;
    const before = both.cookie;
    const { data } = await choose(both, { role_id: parent });
    const { current_role, viewed_user_id } = await contextOf(both);
    expect(data).toEqual({ role_id: parent, school_id: 1, viewed_user_id });
    expect(current_role?.role_id).toBe(parent);
    expect(viewed_user_id).not.toBe((await both.call(getMe)).data.id);
    expect(both.cookie).not.toBe(before);

    const later = await school.as('teacher.parent');
    expect((await contextOf(later)).current_role?.role_id).toBe(parent);
    const back = await choose(later, { role_id: roles[0]?.role_id });
    expect(back.data.viewed_user_id).toBe((await later.call(getMe)).data.id);
  });

  it('switches for good, also when the call itself already asked in that role', async () => {
    const both = await school.as('teacher.parent');
    const parent = (await contextOf(both)).roles[1]?.role_id ?? 0;
    await choose(both, { role_id: parent }, { role_id: parent });
    expect((await contextOf(both)).current_role?.role_id).toBe(parent);
    await choose(both, { role_id: (await contextOf(both)).roles[0]?.role_id });
  });

  it('cannot take a role that is not theirs', async () => {
    const teacher = await school.as('teacher');
    const other = await makeMember(school.db, { school_id: 1, role: 'admin' });
    const ended = await makeRole(school.db, (await teacher.call(getMe)).data.id, {
      school_id: 1,
      role: 'admin',
      has_ended: true,
    });
    for (const role_id of [other.role_id, ended, 2_000_000_000]) {
      const { status, key } = await choose(teacher, { role_id });
      expect([status, key]).toEqual([403, 'invalid_role']);
    }
    expect((await contextOf(teacher)).current_role?.type_id).toBe(1);
  });

  it('loses no session when two tabs switch at once', async () => {
    const made = await makeMember(school.db, { school_id: 1, role: 'teacher' });
    const other = await makeRole(school.db, made.person_id, { school_id: 1, role: 'staff' });
    const person = await school.enter(made);
    const tabs = [school.client(), school.client()];
    for (const tab of tabs) tab.cookie = person.cookie;
    const answers = await Promise.all(tabs.map((tab) => choose(tab, { role_id: other })));
    expect(answers.map(({ status }) => status)).toContain(200);
    // Both tabs share one cookie: there is one new id, not a second one that kills the first.
    const ids = answers.flatMap(({ response }) => response.headers['set-cookie'] ?? []);
    expect(ids).toHaveLength(1);
    const living = await Promise.all(tabs.map(async (tab) => (await tab.call(getMe)).status));
    expect(living).toContain(200);
  });
});
