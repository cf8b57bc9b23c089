import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '#platform/testing/client.ts';
import { makeMember } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { endRole } from '../contract/end-role.ts';
import { giveRole } from '../contract/give-role.ts';
import { ROLE_TYPES } from '../contract/role-types.ts';

const { headmaster: HEADMASTER, teacher: TEACHER, student: STUDENT, formmaster: FORMMASTER } = ROLE_TYPES;

let school: StartedApp;
let admin: TestClient;
let headmaster: TestClient;
let classes: number[];
beforeAll(async () => {
  school = await startApp();
  [admin, headmaster] = [await school.as('admin'), await school.as('headmaster')];
  const { rows } = await school.db.pool.query('select id from people.class where school_id = 1 order by id');
  classes = rows.map(({ id }) => id);
});
afterAll(() => school.stop());
beforeEach(() => {
  school.told.length = 0;
});

const member = (role: Parameters<typeof makeMember>[1]['role']) => makeMember(school.db, { school_id: 1, role });
const give = (personId: number, body: object, client = admin) =>
  client.call(giveRole, { params: { schoolId: 1, personId }, body: body as never });
const facts = () => school.told.map(({ name, data }) => ({ name, ...(data as object) }));

describe('giving a role', () => {
  it('adds it from today on and tells the school', async () => {
    const { person_id } = await member('staff');
    const { status, data } = await give(person_id, { type_id: TEACHER });
    expect([status, data.roles.map(({ type_id }) => type_id)]).toEqual([200, [ROLE_TYPES.staff, TEACHER]]);
    const role_id = data.roles[1]?.role_id;
    expect(facts()).toEqual([
      { name: 'people.role_given', school_id: 1, user_id: person_id, role_id, type_id: TEACHER },
      { name: 'people.headcount_changed', school_id: 1 },
      { name: 'people.my_roles_changed', school_id: 1 },
    ]);
  });

  it('twice is refused, at once too', async () => {
    const { person_id } = await member('staff');
    const answers = await Promise.all([1, 2, 3].map(() => give(person_id, { type_id: TEACHER })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await give(person_id, { type_id: TEACHER })).key).toBe('role_exists');
  });

  it('may be done again after the first has ended or run out', async () => {
    const { person_id } = await member('staff');
    const first = await give(person_id, { type_id: TEACHER, starts_on: '2020-09-01', ends_on: '2021-06-01' });
    expect(first.data.past_roles.map(({ type_id }) => type_id)).toEqual([TEACHER]);
    const second = await give(person_id, { type_id: TEACHER });
    const role_id = second.data.roles.at(-1)?.role_id ?? 0;
    await admin.call(endRole, { params: { schoolId: 1, roleId: role_id } });
    expect((await give(person_id, { type_id: TEACHER })).status).toBe(200);
  });

  it('that begins later is shown among the roles, not among the past ones', async () => {
    const { person_id } = await member('staff');
    const starts_on = `${school.clock().getUTCFullYear() + 1}-01-01`;
    const { data } = await give(person_id, { type_id: TEACHER, starts_on });
    expect([data.roles.at(-1)?.starts_on, data.past_roles]).toEqual([starts_on, []]);
  });

  it.each([
    ['a second class of a pupil', () => ({ type_id: STUDENT, class_id: classes[1] }), 'role_exists'],
    ['a class that does not exist', () => ({ type_id: FORMMASTER, class_id: 2_000_000_000 }), 'class_not_found'],
    ['no class', () => ({ type_id: FORMMASTER }), 'class_required'],
    [
      'an end before the start',
      () => ({ type_id: TEACHER, starts_on: '2026-09-01', ends_on: '2026-09-01' }),
      'role_ends_before_start',
    ],
    ['an end before today', () => ({ type_id: TEACHER, ends_on: '2020-01-01' }), 'role_ends_before_start'],
    ['a start in another age', () => ({ type_id: TEACHER, starts_on: '9999-12-31' }), 'role_starts_too_late'],
    ['an end in another age', () => ({ type_id: TEACHER, ends_on: '9999-12-31' }), 'role_ends_too_late'],
    ['a label of another role', () => ({ type_id: TEACHER, label: 'principal' }), 'role_label_unfit'],
    ['a label nobody knows', () => ({ type_id: TEACHER, label: 'king' }), 'invalid_request'],
  ])('is refused with %s', async (_what, body, expected) => {
    const { person_id } = await member('student');
    expect((await give(person_id, body())).key).toBe(expected);
    expect(school.told).toEqual([]);
  });

  it('of a headmaster is a headmaster’s right; an administrator cannot become one either', async () => {
    const [someone, self] = [await member('staff'), await member('admin')];
    const other = await school.enter(self);
    expect((await give(someone.person_id, { type_id: HEADMASTER })).key).toBe('headmaster_only');
    expect((await give(self.person_id, { type_id: HEADMASTER }, other)).key).toBe('headmaster_only');
    expect((await give(someone.person_id, { type_id: HEADMASTER }, headmaster)).status).toBe(200);
  });

  it('answers for a person of another school as for nobody', async () => {
    const abroad = await makeMember(school.db, { school_id: 2, role: 'staff' });
    const [foreign, unknown] = [
      await give(abroad.person_id, { type_id: TEACHER }),
      await give(2_000_000_000, { type_id: TEACHER }),
    ];
    expect([foreign.status, foreign.key]).toEqual([404, 'person_not_found']);
    expect(foreign.response.body).toBe(unknown.response.body);
  });
});
