import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '#platform/testing/client.ts';
import { makeMember } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { checkPackageFeature } from '../contract/check-package-feature.ts';
import { FEATURES } from '../contract/features.ts';
import { getMyPackageFeatures } from '../contract/get-my-package-features.ts';
import { COURSE_PAGE } from '../contract/limits.ts';
import { listClassLevels } from '../contract/list-class-levels.ts';
import { listClassStudents } from '../contract/list-class-students.ts';
import { listClasses } from '../contract/list-classes.ts';
import { listCourses } from '../contract/list-courses.ts';
import { listPackageFeatures } from '../contract/list-package-features.ts';
import { listSchools } from '../contract/list-schools.ts';
import { listSubjectsWithCourses } from '../contract/list-subjects-with-courses.ts';
import { PUPIL_WORKERS, ROLE_TYPES, type RoleName } from '../contract/role-types.ts';

let school: StartedApp;
let admin: TestClient;
beforeAll(async () => {
  school = await startApp();
  admin = await school.as('admin');
});
afterAll(() => school.stop());

const here = { params: { schoolId: 1 } };

describe('the school', () => {
  it('is the one where one has a role, and no other', async () => {
    expect((await admin.call(listSchools)).data).toMatchObject([{ id: 1, name: 'Tamme Gümnaasium' }]);
    expect((await (await school.as('root')).call(listSchools)).data).toEqual([]);
    const abroad = [2, 3, 999, 2_147_483_647].map((schoolId) => admin.call(listClasses, { params: { schoolId } }));
    const answers = await Promise.all(abroad);
    expect(new Set(answers.map(({ response }) => response.body)).size).toBe(1);
    expect(answers[0]?.key).toBe('school_not_found');
    expect(school.logged.at(-1)).toContain('other_school');
  });

  it('has twelve levels in two parallels, led by form masters', async () => {
    const levels = (await admin.call(listClassLevels, here)).data;
    expect(levels.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    const classes = (await admin.call(listClasses, here)).data;
    expect(classes).toHaveLength(24);
    expect(classes.reduce((sum, { student_count }) => sum + student_count, 0)).toBe(600);
    const led = classes.find(({ name }) => name === '11.A');
    expect(led).toMatchObject({ level: 11, parallel: 'A', formmasters: [{ firstname: 'Ülle', lastname: 'Mägiste' }] });
  });

  it('teaches subjects that each have courses', async () => {
    const subjects = (await admin.call(listSubjectsWithCourses, here)).data;
    expect(subjects.length).toBeGreaterThan(10);
    for (const { courses } of subjects) expect(courses.length).toBeGreaterThan(0);
  });
});

describe('a package', () => {
  it.each([
    ['admin', 1, [...FEATURES]],
    ['teacher.b', 2, [...FEATURES]],
    ['admin.c', 3, []],
  ])('of %s in school %i has its features and no others', async (username, schoolId, features) => {
    const person = await school.as(username);
    const listed = (await person.call(listPackageFeatures, { params: { schoolId } })).data;
    const own = (await person.call(getMyPackageFeatures)).data;
    expect(listed.map(({ feature_key }) => feature_key)).toEqual(features);
    expect(own).toEqual(listed);
    for (const feature_key of FEATURES) {
      const { data } = await person.call(checkPackageFeature, { params: { schoolId }, query: { feature_key } });
      expect(data).toBe(features.length > 0);
    }
  });

  it('knows no feature that nobody has named', async () => {
    const query = { feature_key: 'course_choices' as never };
    expect((await admin.call(checkPackageFeature, { ...here, query })).status).toBe(400);
    expect((await admin.call(checkPackageFeature, here)).params).toEqual({ field: 'feature_key' });
  });

  it('acts on the very next call', async () => {
    const headmaster = await school.as('headmaster.b');
    await school.db.pool.query(`update people.school set package_key = 'base' where id = 2`);
    expect((await headmaster.call(getMyPackageFeatures)).data).toEqual([]);
    await school.db.pool.query(`update people.school set package_key = 'standard' where id = 2`);
  });
});

describe('courses', () => {
  const find = async (search: string, page = 1) =>
    (await admin.call(listCourses, { ...here, query: { search, page } })).data;

  it('come in pages that start at 1, each course once', async () => {
    const all: number[] = [];
    for (let page = 1, rows = COURSE_PAGE; rows === COURSE_PAGE; page += 1) {
      const found = await find('', page);
      all.push(...found.map(({ id }) => id));
      rows = found.length;
    }
    expect(new Set(all).size).toBe(all.length);
    const kept = await school.db.pool.query('select from people.course where school_id = 1');
    expect(all).toHaveLength(kept.rows.length);
    expect(await find('')).toHaveLength(COURSE_PAGE);
    expect(await find('', 1000)).toEqual([]);
  });

  it.each(['0', '-1', '1.5', '1e9', '100001', 'one'])('have no page %s', async (page) => {
    const { statusCode } = await admin.raw({ method: 'GET', url: `/api/schools/1/courses?page=${page}` });
    expect(statusCode).toBe(400);
  });

  it('are found by part of a name, a code or a subject, without case and around spaces', async () => {
    const [first] = await find('');
    for (const part of [first?.name, first?.code, first?.subject_name, `  ${first?.code.toLowerCase()} `])
      expect((await find(part ?? '')).map(({ id }) => id)).toContain(first?.id);
  });

  it('are searched for letter by letter: a percent sign finds a percent sign', async () => {
    for (const wild of ['%', '_', '\\', '%%%', '___', '\\%', "'"]) expect(await find(wild)).toEqual([]);
    await school.db.pool.query(
      `insert into people.course (school_id, subject_id, name, code) select 1, min(id), '100 % \\ chalk_board', 'ODD-1' from people.subject where school_id = 1`,
    );
    for (const literal of ['%', '_', '\\', 'k_b', '% \\'])
      expect(await find(literal)).toMatchObject([{ code: 'ODD-1' }]);
    expect(await find('k%b')).toEqual([]);
  });

  it('of another school are never found', async () => {
    const there = (await (await school.as('admin.b')).call(listCourses, { params: { schoolId: 2 } })).data;
    const own = new Set((await find('')).map(({ id }) => id));
    expect(there.filter(({ id }) => own.has(id))).toEqual([]);
  });
});

describe('the pupils of a class', () => {
  const params = { schoolId: 1, level: 11, parallel: 'A' };
  const workers: readonly number[] = PUPIL_WORKERS;
  const names = Object.keys(ROLE_TYPES) as RoleName[];

  it.each(names.filter((name) => workers.includes(ROLE_TYPES[name])))('are shown to %s', async (role) => {
    const person = await school.enter(await makeMember(school.db, { school_id: 1, role }));
    const { data } = await person.call(listClassStudents, { params });
    expect(data.length).toBeGreaterThan(20);
    expect(data).toContainEqual(expect.objectContaining({ firstname: 'Marta', lastname: 'Õunpuu' }));
  });

  it.each(names.filter((name) => !workers.includes(ROLE_TYPES[name])))('are not shown to %s', async (role) => {
    const person = await school.enter(await makeMember(school.db, { school_id: 1, role }));
    const { status, key, response } = await person.call(listClassStudents, { params });
    expect([status, key]).toEqual([403, 'not_allowed_action']);
    expect(response.body).not.toContain('Õunpuu');
  });

  it.each(['formmaster', 'teacher'])('of 11.A are those whom %s of the demonstration finds', async (username) => {
    const person = await school.as(username);
    const classes = (await person.call(listClasses, here)).data;
    const { data } = await person.call(listClassStudents, { params });
    expect(data).toHaveLength(classes.find(({ name }) => name === '11.A')?.student_count ?? 0);
    expect(data.length).toBeGreaterThan(20);
  });

  it('are not shown to a teacher of another school', async () => {
    const { status, response } = await (await school.as('teacher.b')).call(listClassStudents, { params });
    expect([status, response.body.includes('Õunpuu')]).toEqual([404, false]);
  });

  it.each([
    [11, 'C'],
    [13, 'A'],
    [11, 'a'],
    [11, '%'],
  ])('of class %i.%s do not exist', async (level, parallel) => {
    const { status, key } = await admin.call(listClassStudents, { params: { schoolId: 1, level, parallel } });
    expect([status, key]).toEqual([404, 'class_not_found']);
  });
});
