import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { acceptInvitation } from '#modules/account/contract/accept-invitation.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { createSchool } from '../contract/create-school.ts';
import { findPeople } from '../contract/find-people.ts';
import { getMyPackageFeatures } from '../contract/get-my-package-features.ts';
import { getPerson } from '../contract/get-person.ts';
import { listClassStudents } from '../contract/list-class-students.ts';
import { listClasses } from '../contract/list-classes.ts';
import { listPlatformSchools } from '../contract/list-platform-schools.ts';
import { renewFirstInvitation } from '../contract/renew-first-invitation.ts';
import { ROLE_TYPES } from '../contract/role-types.ts';
import { savePlatformSchool } from '../contract/save-platform-school.ts';

let school: StartedApp;
let root: TestClient;
beforeAll(async () => {
  school = await startApp();
  root = await school.as('root');
});
afterAll(() => school.stop());
beforeEach(() => {
  school.told.length = 0;
});

const plan = {
  name: 'Uus Kool',
  country: 'EE',
  time_zone: 'Europe/Tallinn',
  package_key: 'base',
  admin: { firstname: ' Mari ', lastname: 'Maasikas', email: 'mari@uus.example' },
} as const;
const create = (rest: object = {}) => root.call(createSchool, { body: { ...plan, ...rest } as never });
const change = (id: number, body: object, client = root) =>
  client.call(savePlatformSchool, { params: { id }, body: body as never });

describe('the main administrator', () => {
  it('sees every school with numbers', async () => {
    const { data } = await root.call(listPlatformSchools);
    const tamme = data.find(({ id }) => id === 1);
    expect(data).toHaveLength(3);
    expect(tamme).toMatchObject({ name: 'Tamme Gümnaasium', package_key: 'standard', student_count: 600 });
    expect(tamme?.staff_count).toBeGreaterThan(50);
    expect(tamme?.leader_count).toBeGreaterThan(1);
  });

  it('sees no person of any school', async () => {
    const params = { schoolId: 1 };
    const answers = [
      await root.call(findPeople, { params }),
      await root.call(getPerson, { params: { ...params, personId: 1 } }),
      await root.call(listClassStudents, { params: { ...params, level: 11, parallel: 'A' } }),
      await root.call(listClasses, { params }),
    ];
    for (const { status, key } of answers) expect([status, key]).toEqual([403, 'role_not_provided']);
    expect((await root.call(listPlatformSchools)).response.body).not.toContain('lastname');
  });

  it('opens a school, whose first administrator comes by a link and brings in the rest', async () => {
    const { data } = await create();
    expect(school.told).toMatchObject([
      { name: 'people.school_changed', audience: { name: `school:${data.school_id}` } },
      { name: 'people.school_changed', audience: { name: 'platform' } },
      { name: 'people.person_invited', data: { school_id: data.school_id } },
      { name: 'people.role_given', data: { school_id: data.school_id, type_id: 6 } },
    ]);
    const newcomer = school.client();
    const password = 'Seven-grey-geese-7';
    await newcomer.call(acceptInvitation, {
      params: { code: data.invitation.path.split('/').at(-1) ?? '' },
      body: { username: 'first.admin', password, password_repeat: password },
    });
    const people = await newcomer.call(findPeople, { params: { schoolId: data.school_id } });
    expect(people.data.people).toMatchObject([
      { firstname: 'Mari', email: 'mari@uus.example', invitation: 'accepted' },
    ]);
    expect(people.data.may.invite_as_type_ids).toContain(ROLE_TYPES.headmaster);
    const years = await school.db.pool.query('select starts_on, ends_on from people.study_year where school_id = $1', [
      data.school_id,
    ]);
    expect(years.rows).toHaveLength(1);
    expect(years.rows[0].starts_on).toMatch(/-09-01$/);
  });

  it('makes a fresh link while nobody leads the school, and no longer afterwards', async () => {
    const { data } = await create({ name: 'Waiting', admin: { ...plan.admin, email: 'lost@post.example' } });
    const params = { id: data.school_id };
    const isWaiting = async () =>
      (await root.call(listPlatformSchools)).data.find(({ id }) => id === data.school_id)?.is_waiting_for_leader;
    expect(await isWaiting()).toBe(true);
    const fresh = await root.call(renewFirstInvitation, { params });
    const codeOf = (path: string) => ({ code: path.split('/').at(-1) ?? '' });
    const body = { username: 'late.admin', password: 'Seven-grey-geese-7', password_repeat: 'Seven-grey-geese-7' };
    const old = await school.client().call(acceptInvitation, { params: codeOf(data.invitation.path), body });
    expect(old.key).toBe('invitation_not_found');
    expect((await school.client().call(acceptInvitation, { params: codeOf(fresh.data.path), body })).status).toBe(200);
    expect(await isWaiting()).toBe(false);
    expect((await root.call(renewFirstInvitation, { params })).key).toBe('school_has_leader');
  });

  it.each([
    ['a blank name', { name: '\u200b' }, 'name_required'],
    ['a blank administrator', { admin: { ...plan.admin, lastname: '\u3164' } }, 'name_required'],
    ['a name that is taken', { name: ' tamme GÜMNAASIUM' }, 'school_name_taken'],
    ['a zone that does not exist', { name: 'Other', time_zone: 'Mars/Olympus' }, 'time_zone_unknown'],
    ['a package that does not exist', { name: 'Other', package_key: 'gold' }, 'invalid_request'],
    ['no e-mail', { name: 'Other', admin: { firstname: 'Mari', lastname: 'Maasikas' } }, 'invalid_request'],
  ])('opens none with %s', async (_what, rest, expected) => {
    const before = (await root.call(listPlatformSchools)).data;
    expect((await create(rest)).key).toBe(expected);
    expect((await root.call(listPlatformSchools)).data).toEqual(before);
    expect(school.told).toEqual([]);
  });

  it('changes a package, and it acts on the next call', async () => {
    const teacher = await school.as('teacher.c');
    expect((await teacher.call(getMyPackageFeatures)).data).toEqual([]);
    school.told.length = 0;
    expect((await change(3, { package_key: 'standard' })).data).toMatchObject({ id: 3, package_key: 'standard' });
    expect((await teacher.call(getMyPackageFeatures)).data).toHaveLength(10);
    expect(school.told).toMatchObject([
      { name: 'people.school_changed', audience: { name: 'school:3' } },
      { name: 'people.school_changed', audience: { name: 'platform' } },
    ]);
    await change(3, { package_key: 'base' });
  });

  it('is told when a school does not exist, or a name is taken or blank', async () => {
    expect((await change(999, { package_key: 'base' })).key).toBe('school_not_found');
    expect((await change(3, { name: 'Tamme Gümnaasium ' })).key).toBe('school_name_taken');
    expect((await change(3, { name: ' \u200b' })).key).toBe('name_required');
    expect((await change(3, {})).key).toBe('invalid_request');
  });
});

describe('everybody else', () => {
  it.each(['admin', 'headmaster', 'teacher', 'parent', 'student'])('stays out: %s', async (username) => {
    const person = await school.as(username);
    const answers = [
      await person.call(listPlatformSchools),
      await person.call(createSchool, { body: plan }),
      await change(1, { package_key: 'standard' }, person),
    ];
    for (const { status, key } of answers) expect([status, key]).toEqual([403, 'not_allowed_action']);
  });
});
