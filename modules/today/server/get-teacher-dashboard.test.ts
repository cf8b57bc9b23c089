import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getMyContext } from '#modules/people/contract/get-my-context.ts';
import { saveSchoolSettings } from '#modules/people/contract/save-school-settings.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { countForMe } from '../contract/count-for-me.ts';
import { getTeacherDashboard } from '../contract/get-teacher-dashboard.ts';
import { getUnread } from '../contract/get-unread.ts';
import { listToday } from '../contract/list-today.ts';

let school: StartedApp;
beforeAll(async () => {
  school = await startApp();
});
afterAll(() => school.stop());

/** By this word Today shows the lessons, or leaves them out and does not even ask. */
const maySeeIt = async (person: TestClient) => (await person.call(getMyContext)).data.may.see_teacher_dashboard;

describe('the teacher dashboard', () => {
  it('answers at the address of the documents', async () => {
    const teacher = await school.as('teacher');
    const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, payload: '{}' };
    const response = await teacher.raw({ ...sent, url: '/api/teacher/dashboard?use_dashboard_v3' });
    // Which lessons a day has, its timetable says; on Sundays there are none.
    const lessons = expect.any(Array);
    const waiting = expect.arrayContaining([
      expect.objectContaining({ kind: 'consents:today.waiting', params: { count: 1 } }),
    ]);
    expect([response.statusCode, response.json()]).toEqual([200, { status: true, data: { lessons, waiting } }]);
    const bare = await teacher.raw({ method: 'POST', url: '/api/teacher/dashboard?use_dashboard_v3' });
    expect(bare.statusCode).toBe(200);
  });

  it.each(['parent', 'student', 'admin', 'headmaster', 'formmaster'])('is not for %s', async (username) => {
    const { status, key } = await (await school.as(username)).call(getTeacherDashboard, { body: {} });
    expect([status, key]).toEqual([403, 'not_allowed_action']);
  });

  it('is switched off and on by the school, for its own teachers', async () => {
    const [admin, teacher, other] = [
      await school.as('admin'),
      await school.as('teacher'),
      await school.as('teacher.b'),
    ];
    const turn = (is_teacher_dashboard_enabled: boolean) =>
      admin.call(saveSchoolSettings, { params: { schoolId: 1 }, body: { is_teacher_dashboard_enabled } });
    await turn(false);
    const { status, key } = await teacher.call(getTeacherDashboard, { body: {} });
    expect([status, key]).toEqual([403, 'teacher_dashboard_disabled']);
    expect(await maySeeIt(teacher)).toBe(false);
    expect((await other.call(getTeacherDashboard, { body: {} })).status).toBe(200);
    await turn(true);
    expect(await maySeeIt(teacher)).toBe(true);
    expect((await teacher.call(getTeacherDashboard, { body: {} })).status).toBe(200);
  });
});

describe('the counters', () => {
  it.each([
    // A pupil under age owes no answer: the parents do, for each child.
    ['requests', { teacher: 1, student: 0, parent: 3, root: 0 }],
    // What is new in the diary depends on the day; those who have none see nothing.
    ['materials', { teacher: 0, student: expect.any(Number), parent: expect.any(Number), root: 0 }],
  ] as const)('count %s for everybody', async (type, counts) => {
    for (const [username, count] of Object.entries(counts))
      expect((await (await school.as(username)).call(countForMe, { params: { type } })).data).toEqual({ count });
  });

  it('know no other kind', async () => {
    const { status, params } = await (await school.as('teacher')).call(countForMe, {
      params: { type: 'lessons' as never },
    });
    expect([status, params]).toEqual([400, { field: 'type' }]);
  });

  it('tell of unread messages in the envelope of messaging', async () => {
    const { response } = await (await school.as('parent')).call(getUnread);
    expect(response.json()).toEqual({ success: true, data: { unread_count: expect.any(Number) } });
    const refused = await school.client().call(getUnread);
    expect(refused.response.json()).toEqual({ success: false, error: { description: 'not_logged_in', params: {} } });
  });
});

describe('Today', () => {
  it('tells leaders what their people leave undone, and others nothing of it', async () => {
    const kinds = async (username: string) =>
      (await (await school.as(username)).call(listToday)).data.map(({ kind }) => kind);
    expect(await kinds('admin')).toContain('people:today.open_invitations');
    expect(await kinds('headmaster')).toEqual(await kinds('admin'));
    for (const username of ['teacher', 'parent', 'student', 'root'])
      expect(await kinds(username)).not.toContain('people:today.open_invitations');
  });
});
