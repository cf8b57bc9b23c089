import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '#platform/testing/client.ts';
import { makeMember, makeRole, makeSchool } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { endRole } from '../contract/end-role.ts';
import { giveRole } from '../contract/give-role.ts';
import { ROLE_TYPES } from '../contract/role-types.ts';

const ROUNDS = process.env.TEST_FULL ? 100 : 10;
const { headmaster: HEADMASTER, teacher: TEACHER } = ROLE_TYPES;

let school: StartedApp;
let admin: TestClient;
let headmaster: TestClient;
beforeAll(async () => {
  school = await startApp();
  [admin, headmaster] = [await school.as('admin'), await school.as('headmaster')];
});
afterAll(() => school.stop());
beforeEach(() => {
  school.told.length = 0;
});

const member = (role: 'teacher' | 'headmaster') => makeMember(school.db, { school_id: 1, role });
const end = (roleId: number, client = admin, schoolId = 1) => client.call(endRole, { params: { schoolId, roleId } });
const facts = () => school.told.map(({ name, data }) => ({ name, ...(data as object) }));

describe('ending a role', () => {
  it('ends it at once, keeps it among the past ones and tells the school', async () => {
    const { person_id, role_id } = await member('teacher');
    const { data } = await end(role_id);
    expect([data.roles, data.past_roles.map((role) => role.role_id)]).toEqual([[], [role_id]]);
    expect(facts()).toEqual([
      { name: 'people.role_ended', school_id: 1, user_id: person_id, role_id, type_id: TEACHER },
      { name: 'people.headcount_changed', school_id: 1 },
      { name: 'people.my_roles_changed', school_id: 1 },
    ]);
    expect((await end(role_id)).key).toBe('role_already_ended');
  });

  it('of a headmaster is not an administrator’s right', async () => {
    const { role_id } = await member('headmaster');
    expect((await end(role_id)).key).toBe('headmaster_only');
    expect((await end(role_id, headmaster)).status).toBe(200);
  });

  it('of another school is like one that does not exist', async () => {
    const abroad = await makeMember(school.db, { school_id: 2, role: 'staff' });
    const answers = [await end(abroad.role_id), await end(2_000_000_000), await end(abroad.role_id, admin, 2)];
    expect(answers.map(({ key }) => key)).toEqual(['role_not_found', 'role_not_found', 'school_not_found']);
    expect(answers[0]?.response.body).toBe(answers[1]?.response.body);
  });
});

describe('the last leader of a school', () => {
  /** A new school with the given leaders, each at their own desk. */
  async function found(roles: ('admin' | 'headmaster')[]) {
    const school_id = await makeSchool(school.db);
    const leaders = await Promise.all(roles.map((role) => makeMember(school.db, { school_id, role })));
    const desks = await Promise.all(leaders.map((leader) => school.enter(leader)));
    return { school_id, leaders, desks };
  }

  it('cannot leave', async () => {
    const { school_id, leaders, desks } = await found(['admin']);
    expect((await end(leaders[0]?.role_id ?? 0, desks[0], school_id)).key).toBe('last_leader');
  });

  it('may lay down one of two leading roles', async () => {
    const { school_id, leaders, desks } = await found(['headmaster']);
    await makeRole(school.db, leaders[0]?.person_id ?? 0, { school_id, role: 'admin' });
    expect((await end(leaders[0]?.role_id ?? 0, desks[0], school_id)).status).toBe(200);
  });

  it('may take back a leading role that has not begun', async () => {
    const { school_id, desks } = await found(['admin']);
    const later = await makeMember(school.db, { school_id, role: 'admin', starts_on: '2999-01-01' });
    expect((await end(later.role_id, desks[0], school_id)).status).toBe(200);
  });

  it('does not count those whose role is over', async () => {
    const { school_id, leaders, desks } = await found(['admin']);
    await makeMember(school.db, { school_id, role: 'admin', ends_on: '2021-01-01' });
    expect((await end(leaders[0]?.role_id ?? 0, desks[0], school_id)).key).toBe('last_leader');
  });

  it(`remains when the last two end each other at the same moment (${ROUNDS} rounds)`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { school_id, leaders, desks } = await found(['headmaster', 'headmaster']);
      const [one, other] = leaders.map(({ role_id }) => role_id) as [number, number];
      const answers = await Promise.all([end(other, desks[0], school_id), end(one, desks[1], school_id)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const { rows } = await school.db.pool.query('select from people.role where school_id = $1 and ended_at is null', [
        school_id,
      ]);
      expect(rows).toHaveLength(1);
    }
  });

  it(`remains when both leave at the same moment (${ROUNDS} rounds)`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { school_id, leaders, desks } = await found(['admin', 'admin']);
      const answers = await Promise.all(
        leaders.map(({ role_id }, position) => end(role_id, desks[position], school_id)),
      );
      expect(answers.map(({ key }) => key).toSorted()).toEqual(['last_leader', undefined]);
    }
  });

  it('lets an administrator name the first headmaster, and only the first', async () => {
    const { school_id, leaders, desks } = await found(['admin']);
    const [desk] = desks;
    const params = { schoolId: school_id, personId: leaders[0]?.person_id ?? 0 };
    expect((await desk?.call(giveRole, { params, body: { type_id: HEADMASTER } }))?.status).toBe(200);
    const next = await makeMember(school.db, { school_id, role: 'staff' });
    const refused = await desk?.call(giveRole, {
      params: { ...params, personId: next.person_id },
      body: { type_id: HEADMASTER },
    });
    expect(refused?.key).toBe('headmaster_only');
  });
});
