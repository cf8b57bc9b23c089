import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getTeacherDashboard } from '#modules/today/contract/get-teacher-dashboard.ts';
import { makeMember, makeRole } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { endRole } from '../contract/end-role.ts';
import { findPeople } from '../contract/find-people.ts';
import { getMe } from '../contract/get-me.ts';
import { getMyContext } from '../contract/get-my-context.ts';
import { listClasses } from '../contract/list-classes.ts';

let school: StartedApp;
beforeAll(async () => {
  school = await startApp();
});
afterAll(() => school.stop());

const here = { params: { schoolId: 1 } };
const roleOf = async (username: string) =>
  (await (await school.as(username)).call(getMyContext)).data.current_role?.role_id ?? 0;

describe('the role that a call asks for', () => {
  it('decides its rights, call by call, in both directions', async () => {
    const both = await school.as('teacher.parent');
    const { roles } = (await both.call(getMyContext)).data;
    const [teacher, parent] = roles.map(({ role_id }) => role_id);
    const dashboard = (role_id?: number) => both.call(getTeacherDashboard, { body: {} }, role_id ? { role_id } : {});
    expect((await dashboard()).status).toBe(200);
    expect((await dashboard(parent)).key).toBe('not_allowed_action');
    expect((await dashboard(teacher)).status).toBe(200);
    expect((await both.call(getMyContext, undefined, { role_id: parent })).data.current_role?.role_id).toBe(parent);
    expect((await both.call(getMyContext)).data.current_role?.role_id).toBe(teacher);
  });

  it('shows the child that the parent role looks at', async () => {
    const both = await school.as('teacher.parent');
    const child = (await (await school.as('adult.student')).call(getMe)).data.id;
    const parent = (await both.call(getMyContext)).data.roles[1]?.role_id;
    expect((await both.call(getMe, undefined, { role_id: parent })).data.student_id).toBe(child);
  });

  it('is refused when it is somebody else’s, in this school or another', async () => {
    const admin = await school.as('admin');
    for (const username of ['headmaster', 'admin.b']) {
      const { status, key } = await admin.call(getMyContext, undefined, { role_id: await roleOf(username) });
      expect([status, key]).toEqual([403, 'invalid_role']);
    }
  });

  it.each([
    ['has ended', { has_ended: true }],
    ['is over', { ends_on: '2021-01-01' }],
    ['begins later', { starts_on: '2999-01-01' }],
  ])('is refused when it %s', async (_how, rest) => {
    const made = await makeMember(school.db, { school_id: 1, role: 'staff' });
    const role_id = await makeRole(school.db, made.person_id, { school_id: 1, role: 'admin', ...rest });
    const person = await school.enter(made);
    expect((await person.call(getMe, undefined, { role_id })).key).toBe('invalid_role');
    expect((await person.call(getMe)).status).toBe(200);
  });

  it.each(['', '0', '-1', '1.0', '1e3', '99999999999', 'abc', '1&context_role_id=2'])(
    'is refused when it is nonsense: %j',
    async (text) => {
      const person = await school.enter(await makeMember(school.db, { school_id: 1, role: 'staff' }));
      const { statusCode } = await person.raw({ method: 'GET', url: `/api/user/me?context_role_id=${text}` });
      expect(statusCode).toBe(403);
    },
  );

  it('opens only its own school', async () => {
    const made = await makeMember(school.db, { school_id: 1, role: 'teacher' });
    const abroad = await makeRole(school.db, made.person_id, { school_id: 2, role: 'admin' });
    const person = await school.enter(made);
    const there = { params: { schoolId: 2 } };
    expect((await person.call(listClasses, there)).key).toBe('school_not_found');
    expect((await person.call(findPeople, there, { role_id: abroad })).status).toBe(200);
    expect((await person.call(findPeople, here, { role_id: abroad })).key).toBe('school_not_found');
  });
});

describe('a role that is taken away', () => {
  it('is refused on the very next call', async () => {
    const headmaster = await school.as('headmaster');
    const made = await makeMember(school.db, { school_id: 1, role: 'admin' });
    const admin = await school.enter(made);
    expect((await admin.call(findPeople, here)).status).toBe(200);
    await headmaster.call(endRole, { params: { schoolId: 1, roleId: made.role_id } });
    const { status, key } = await admin.call(findPeople, here);
    expect([status, key]).toEqual([403, 'role_not_provided']);
    expect((await admin.call(getMe)).data.school_id).toBeNull();
  });

  it('ends at midnight of the school, not of the server', async () => {
    const role = { school_id: 1, role: 'staff', ends_on: '2026-11-16' } as const;
    const made = await makeMember(school.db, role);
    school.clock.set('2026-11-15T21:59:59Z');
    const person = await school.enter(made);
    expect((await person.call(listClasses, here)).status).toBe(200);
    school.clock.set('2026-11-15T22:00:00Z');
    expect((await person.call(listClasses, here)).key).toBe('role_not_provided');
    school.clock.follow();
  });

  it('starts at midnight of the school', async () => {
    const made = await makeMember(school.db, { school_id: 1, role: 'staff', starts_on: '2026-11-16' });
    school.clock.set('2026-11-15T21:59:59Z');
    const person = await school.enter(made);
    expect((await person.call(listClasses, here)).key).toBe('role_not_provided');
    school.clock.set('2026-11-15T22:00:00Z');
    expect((await person.call(listClasses, here)).status).toBe(200);
    school.clock.follow();
  });
});
