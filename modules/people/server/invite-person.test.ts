import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { acceptInvitation } from '#modules/account/contract/accept-invitation.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { makeMember, makeRole } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { findPeople } from '../contract/find-people.ts';
import { getPerson } from '../contract/get-person.ts';
import { invitePerson } from '../contract/invite-person.ts';
import { renewInvitation } from '../contract/renew-invitation.ts';
import { ROLE_TYPE_IDS, ROLE_TYPES } from '../contract/role-types.ts';

let school: StartedApp;
let admin: TestClient;
let class_id: number;
beforeAll(async () => {
  school = await startApp();
  admin = await school.as('admin');
  class_id = (await school.db.pool.query('select min(id) as id from people.class where school_id = 1')).rows[0].id;
});
afterAll(() => school.stop());
beforeEach(() => {
  school.told.length = 0;
});

const here = { schoolId: 1 };
const staff = { firstname: 'Mari', lastname: 'Maasikas', type_id: ROLE_TYPES.staff };
const invite = (body: object, client = admin) => client.call(invitePerson, { params: here, body: body as never });
const person = (personId: number, client = admin) => client.call(getPerson, { params: { ...here, personId } });

describe('inviting somebody', () => {
  it('adds a person with a role who has not come yet, and tells the school', async () => {
    const { status, data } = await invite({ ...staff, firstname: '  Mari ', email: 'mari@post.example' });
    expect([status, Object.keys(data)]).toEqual([200, ['user_id', 'path', 'expires_at']]);
    expect((await person(data.user_id)).data).toMatchObject({
      firstname: 'Mari',
      email: 'mari@post.example',
      invitation: 'waiting',
      roles: [{ type_id: ROLE_TYPES.staff, school_id: 1, class_id: null, ends_on: null }],
    });
    expect(school.told.map(({ name, audience }) => [name, audience])).toEqual([
      ['people.person_invited', { name: 'school-leaders:1' }],
      ['people.role_given', { name: 'school-leaders:1' }],
      ['people.headcount_changed', { name: 'platform' }],
    ]);
  });

  it('puts a pupil into a class', async () => {
    const { data } = await invite({ ...staff, type_id: ROLE_TYPES.student, class_id, birthday: '2012-02-29' });
    expect((await person(data.user_id)).data).toMatchObject({ birthday: '2012-02-29', roles: [{ class_id }] });
  });

  it.each([
    ['a blank name', { firstname: '\u200b' }, 'name_required'],
    ['a name of spaces', { lastname: ' \u3164\u00a0 ' }, 'name_required'],
    ['a birthday in the future', { birthday: '2099-01-01' }, 'birthday_in_future'],
    ['a birthday long before anybody', { birthday: '1899-12-31' }, 'invalid_request'],
    ['a pupil without a class', { type_id: ROLE_TYPES.student }, 'class_required'],
    ['a form master without a class', { type_id: ROLE_TYPES.formmaster }, 'class_required'],
    ['a class that nobody has', { type_id: ROLE_TYPES.student, class_id: 2_000_000_000 }, 'class_not_found'],
    ['a headmaster, by an administrator', { type_id: ROLE_TYPES.headmaster }, 'headmaster_only'],
    ['an e-mail that is taken', { email: 'LIIS.rebassoo@tamme.example' }, 'email_taken'],
    ['a caterer with a class', { type_id: ROLE_TYPES.caterer, class_id: 1 }, 'invalid_request'],
    ['a label of another role', { type_id: ROLE_TYPES.student, class_id: 1, label: 'principal' }, 'role_label_unfit'],
    ['a role that does not exist', { type_id: 9 }, 'invalid_request'],
    ['31 February', { birthday: '2012-02-31' }, 'invalid_request'],
    ['no e-mail at all', { email: 'nobody' }, 'invalid_request'],
    ['a name of 101 letters', { firstname: 'ä'.repeat(101) }, 'invalid_request'],
  ])('is refused with %s, and nobody is added', async (_what, rest, expected) => {
    await school.db.pool.query(
      `update people.person set email = 'liis.rebassoo@tamme.example' where lastname = 'Rebassoo'`,
    );
    const before = (await school.db.pool.query('select from people.person')).rows.length;
    expect((await invite({ ...staff, ...rest })).key).toBe(expected);
    expect((await school.db.pool.query('select from people.person')).rows).toHaveLength(before);
    expect(school.told).toEqual([]);
  });

  it('counts letters, not bytes: a hundred composed ones are a name', async () => {
    expect((await invite({ ...staff, firstname: 'e\u0301'.repeat(100) })).status).toBe(200);
    expect((await invite({ ...staff, firstname: '👩'.repeat(100) })).status).toBe(200);
  });

  it('refuses a class of another school like one that does not exist', async () => {
    const { rows } = await school.db.pool.query('select min(id) as id from people.class where school_id = 2');
    const [foreign, unknown] = [
      await invite({ ...staff, type_id: ROLE_TYPES.student, class_id: rows[0].id }),
      await invite({ ...staff, type_id: ROLE_TYPES.student, class_id: 2_000_000_000 }),
    ];
    expect(foreign.response.body).toBe(unknown.response.body);
  });

  it('has one effect for one Idempotency-Key', async () => {
    const send = () =>
      admin.call(invitePerson, { params: here, body: staff }, { headers: { 'idempotency-key': 'invite-once' } });
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ data }) => data.path)).size).toBe(1);
  });
});

describe('renewing a link', () => {
  const renew = (personId: number, client = admin) => client.call(renewInvitation, { params: { ...here, personId } });

  it('is for those who have not come yet', async () => {
    const { data } = await invite(staff);
    const code = data.path.split('/').at(-1) ?? '';
    expect((await renew(data.user_id)).status).toBe(200);
    const renewed = (await renew(data.user_id)).data.path.split('/').at(-1) ?? '';
    expect(renewed).not.toBe(code);
    const password = 'Seven-grey-geese-7';
    await school.client().call(acceptInvitation, {
      params: { code: renewed },
      body: { username: 'renewed.mari', password, password_repeat: password },
    });
    expect((await person(data.user_id)).data.invitation).toBe('accepted');
    expect((await renew(data.user_id)).key).toBe('invitation_accepted');
  });

  it('never opens the account of somebody who was not invited', async () => {
    const teacher = await makeMember(school.db, { school_id: 1, role: 'teacher' });
    expect((await renew(teacher.person_id)).key).toBe('not_invited');
  });

  it('is not for somebody whose roles have ended, and who is no longer waited for', async () => {
    const { data } = await invite({ ...staff, lastname: 'Ootamatu' });
    await school.db.pool.query('update people.role set ended_at = now() where person_id = $1', [data.user_id]);
    expect((await person(data.user_id)).data).toMatchObject({ invitation: 'none', may: { renew_invitation: false } });
    const found = await admin.call(findPeople, { params: here, query: { search: 'Ootamatu' } });
    expect(found.data.people.map(({ invitation }) => invitation)).toEqual(['none']);
    expect((await renew(data.user_id)).key).toBe('role_already_ended');
  });

  it('of a headmaster is for headmasters, also before the role begins', async () => {
    const headmaster = await school.as('headmaster');
    const { data } = await invite({ ...staff, type_id: ROLE_TYPES.headmaster }, headmaster);
    expect((await renew(data.user_id)).key).toBe('headmaster_only');
    await school.db.pool.query(`update people.role set starts_on = '2999-01-01' where person_id = $1`, [data.user_id]);
    expect((await renew(data.user_id)).key).toBe('headmaster_only');
    expect((await renew(data.user_id, headmaster)).status).toBe(200);
  });

  it('is for the school that invited: a second school of the person gets no key to the account', async () => {
    const { data } = await invite(staff);
    await makeRole(school.db, data.user_id, { school_id: 2, role: 'staff' });
    const neighbour = await school.as('admin.b');
    const params = { schoolId: 2, personId: data.user_id };
    expect((await neighbour.call(renewInvitation, { params })).key).toBe('not_invited');
    expect((await neighbour.call(getPerson, { params })).data.invitation).toBe('none');
  });
});

describe('finding people', () => {
  const find = async (query: object) => (await admin.call(findPeople, { params: here, query })).data;

  it('comes in pages with a count, by name', async () => {
    const [first, second] = [await find({}), await find({ page: 2 })];
    expect(first.people).toHaveLength(50);
    expect([first.has_more, first.total > 1_000]).toEqual([true, true]);
    const both = [...first.people, ...second.people].map(({ user_id }) => user_id);
    expect(new Set(both).size).toBe(100);
    const last = await find({ page: Math.ceil(first.total / 50) });
    expect([last.has_more, last.people.length > 0]).toEqual([false, true]);
  });

  it('gives several pages at once, the same people in the same order', async () => {
    const ids = ({ people }: Awaited<ReturnType<typeof find>>) => people.map(({ user_id }) => user_id);
    const [second, third, both] = [await find({ page: 2 }), await find({ page: 3 }), await find({ page: 2, pages: 2 })];
    expect(ids(both)).toEqual([...ids(second), ...ids(third)]);
    expect(both.people.every(({ roles }) => roles.length > 0)).toBe(true);
    const all = await find({ pages: 100 });
    expect([all.people.length, all.has_more]).toEqual([all.total, false]);
    expect((await admin.call(findPeople, { params: here, query: { pages: 101 } })).key).toBe('invalid_request');
  });

  it('says whom the asker may invite: a headmaster only when a headmaster asks', async () => {
    const headmaster = await school.as('headmaster');
    const { data } = await headmaster.call(findPeople, { params: here });
    expect(data.may.invite_as_type_ids).toEqual(ROLE_TYPE_IDS);
    expect((await find({})).may.invite_as_type_ids).toEqual(ROLE_TYPE_IDS.filter((id) => id !== ROLE_TYPES.headmaster));
  });

  it.each([
    ['ÕUNPUU', 'Õunpuu'],
    ['  marta õun', 'Õunpuu'],
    ['rebas', 'Rebassoo'],
  ])('knows no case and no spaces around: %j', async (search, lastname) => {
    expect((await find({ search })).people.map((one) => one.lastname)).toContain(lastname);
  });

  it.each(['%', '_', '\\', '%a%'])('takes %s for what it is', async (search) => {
    expect((await find({ search })).total).toBe(0);
  });

  it('narrows by role and by class', async () => {
    const leaders = await find({ type_id: ROLE_TYPES.headmaster });
    expect(leaders.people.every(({ roles }) => roles.some(({ type_id }) => type_id === ROLE_TYPES.headmaster))).toBe(
      true,
    );
    const pupils = await find({ type_id: ROLE_TYPES.student, class_id });
    expect(pupils.people.every(({ roles }) => roles.some((role) => role.class_id === class_id))).toBe(true);
    expect(pupils.total).toBeGreaterThan(20);
  });
});
