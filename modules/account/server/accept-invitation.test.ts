import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endRole } from '#modules/people/contract/end-role.ts';
import { getMe } from '#modules/people/contract/get-me.ts';
import { getPerson } from '#modules/people/contract/get-person.ts';
import { giveRole } from '#modules/people/contract/give-role.ts';
import { invitePerson } from '#modules/people/contract/invite-person.ts';
import { INVITATION_DAYS, INVITATION_REPEAT_HOURS } from '#modules/people/contract/limits.ts';
import { renewInvitation } from '#modules/people/contract/renew-invitation.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { acceptInvitation } from '../contract/accept-invitation.ts';
import { getInvitation } from '../contract/get-invitation.ts';
import { FAILURES_PER_ACCOUNT } from '../contract/limits.ts';
import { signIn } from '../contract/sign-in.ts';

const ROUNDS = process.env.TEST_FULL ? 100 : 10;
const password = 'Seven-grey-geese-7';

let school: StartedApp;
let admin: TestClient;
let count = 0;
beforeAll(async () => {
  school = await startApp();
  admin = await school.as('admin');
});
afterAll(() => school.stop());
beforeEach(async () => {
  school.clock.follow();
  await school.db.pool.query('delete from account.sign_in_failure');
});

const codeIn = (path: string) => path.split('/').at(-1) ?? '';
const newName = () => {
  count += 1;
  return `new.person.${count}`;
};

async function invite() {
  const body = { firstname: 'Mari', lastname: 'Maasikas', type_id: 7 as const };
  const { data } = await admin.call(invitePerson, { params: { schoolId: 1 }, body });
  return { user_id: data.user_id, code: codeIn(data.path) };
}

const look = (code: string) => school.client().call(getInvitation, { params: { code } });
const accept = (code: string, username: string, rest: object = {}, client = school.client()) =>
  client.call(acceptInvitation, {
    params: { code },
    body: { username, password, password_repeat: password, ...rest },
  });

describe('an invitation', () => {
  it('leads from the link to a session, and from then on the password opens the door', async () => {
    const { code, user_id } = await invite();
    expect((await look(code)).data).toEqual({
      firstname: 'Mari',
      lastname: 'Maasikas',
      school_name: 'Tamme Gümnaasium',
      suggested_username: 'mari.maasikas',
    });
    const newcomer = school.client();
    const username = newName();
    const { status, data } = await accept(code, `  ${username.toUpperCase()} `, {}, newcomer);
    expect([status, data]).toEqual([200, { user_id }]);
    expect((await newcomer.call(getMe)).data).toMatchObject({ id: user_id, school_id: 1 });
    const news = { data: { school_id: 1, user_id }, audience: { name: 'school-leaders:1' } };
    expect(school.told).toContainEqual(expect.objectContaining({ name: 'people.invitation_accepted', ...news }));
    expect((await school.client().call(signIn, { body: { username, password } })).data).toEqual({ user_id });
  });

  it('is good for one account: the second time it does not exist', async () => {
    const { code } = await invite();
    await accept(code, newName());
    for (const { status, key } of [await look(code), await accept(code, newName())])
      expect([status, key]).toEqual([404, 'invitation_not_found']);
  });

  it('stops working when a newer link was made', async () => {
    const { code, user_id } = await invite();
    const { data } = await admin.call(renewInvitation, { params: { schoolId: 1, personId: user_id } });
    expect((await look(code)).key).toBe('invitation_not_found');
    expect((await accept(code, newName())).key).toBe('invitation_not_found');
    expect((await accept(codeIn(data.path), newName())).status).toBe(200);
  });

  it('expires, and lives again when it is renewed', async () => {
    const { code, user_id } = await invite();
    await school.db.pool.query(
      `update people.invitation set expires_at = expires_at - make_interval(days => $1) where person_id = $2`,
      [INVITATION_DAYS, user_id],
    );
    expect((await look(code)).key).toBe('invitation_not_found');
    const { data } = await admin.call(renewInvitation, { params: { schoolId: 1, personId: user_id } });
    expect(data.expires_at).toMatch(/Z$/);
    expect((await look(codeIn(data.path))).status).toBe(200);
  });

  it('that nobody sent answers like one that is used up', async () => {
    const { key } = await look('A'.repeat(43));
    expect(key).toBe('invitation_not_found');
    expect((await look('short')).status).toBe(400);
  });

  it.each([
    ['no letters', { username: '  ' }, 'username_invalid'],
    ['two letters', { username: 'ab' }, 'username_invalid'],
    ['a space inside', { username: 'mari maasikas' }, 'username_invalid'],
    ['a taken name', { username: 'Teacher' }, 'username_taken'],
    ['eight letters', { password: 'Aa1-5678', password_repeat: 'Aa1-5678' }, 'password_too_short'],
    ['a page', { password: 'Aa1-'.repeat(65), password_repeat: 'Aa1-'.repeat(65) }, 'password_too_long'],
    ['one kind of letters', { password: 'abcdefghijk', password_repeat: 'abcdefghijk' }, 'password_too_simple'],
    ['everybody’s password', { password: 'Password123', password_repeat: 'Password123' }, 'password_too_common'],
    ['a different repeat', { password_repeat: `${password}!` }, 'password_repeat_differs'],
  ])('refuses %s, and the link stays good', async (_what, rest, expected) => {
    const { code } = await invite();
    expect((await accept(code, newName(), rest)).key).toBe(expected);
    expect((await accept(code, newName())).status).toBe(200);
  });

  it(`makes one account when it is accepted twice at once (${ROUNDS} rounds)`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { code, user_id } = await invite();
      const answers = await Promise.all([accept(code, newName()), accept(code, newName())]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
      const { rows } = await school.db.pool.query('select from account.credential where person_id = $1', [user_id]);
      expect(rows).toHaveLength(1);
    }
  });

  it('gives a name to one of two who want it at once', async () => {
    const [one, other, username] = [await invite(), await invite(), newName()];
    const answers = await Promise.all([accept(one.code, username), accept(other.code, username)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('an acceptance whose answer got lost', () => {
  const otherPassword = 'Eight-brown-bears-8';
  const sessions = async (user_id: number) =>
    (await school.db.pool.query('select from account.session where person_id = $1', [user_id])).rows.length;

  it('is sent again and lets the same person in', async () => {
    const { code, user_id } = await invite();
    const username = newName();
    await accept(code, username);
    const newcomer = school.client();
    const { status, data } = await accept(code, username.toUpperCase(), {}, newcomer);
    expect([status, data]).toEqual([200, { user_id }]);
    expect((await newcomer.call(getMe)).data).toMatchObject({ id: user_id, school_id: 1 });
  });

  it(`makes one account and lets everybody in when it comes several times at once (${ROUNDS} rounds)`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { code, user_id } = await invite();
      const username = newName();
      const answers = await Promise.all([1, 2, 3].map(() => accept(code, username)));
      expect(answers.map(({ status, data }) => [status, data])).toEqual([1, 2, 3].map(() => [200, { user_id }]));
      const { rows } = await school.db.pool.query('select from account.credential where person_id = $1', [user_id]);
      expect(rows).toHaveLength(1);
    }
  });

  it('does not open the account to a second holder of the link, who comes at once with another password', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { code, user_id } = await invite();
      const username = newName();
      const rest = { password: otherPassword, password_repeat: otherPassword };
      const answers = await Promise.all([accept(code, username), accept(code, username, rest)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
      expect(await sessions(user_id)).toBe(1);
    }
  });

  it('is a sign-in like any other: wrong passwords count, and shut the door for both', async () => {
    const { code, user_id } = await invite();
    const username = newName();
    await accept(code, username);
    const guess = () => accept(code, username, { password: otherPassword, password_repeat: otherPassword });
    for (let round = 0; round < FAILURES_PER_ACCOUNT; round += 1)
      expect((await guess()).key).toBe('invitation_not_found');
    const shut = [await guess(), await accept(code, username)];
    expect(shut.map(({ status, key }) => [status, key])).toEqual(shut.map(() => [429, 'too_many_sign_ins']));
    expect((await school.client().call(signIn, { body: { username, password } })).key).toBe('too_many_sign_ins');
    expect(await sessions(user_id)).toBe(1);
  });

  it('lets nobody in through the link of somebody else, with whatever account', async () => {
    const [one, other] = [await invite(), await invite()];
    const [username, otherName] = [newName(), newName()];
    await accept(one.code, username);
    await accept(other.code, otherName);
    const stranger = school.client();
    expect((await accept(one.code, otherName, {}, stranger)).key).toBe('invitation_not_found');
    expect(stranger.cookie).toBeNull();
  });

  it('is a thing of one day; later the sign-in page is the way', async () => {
    const { code } = await invite();
    const username = newName();
    await accept(code, username);
    school.clock.advance((INVITATION_REPEAT_HOURS - 1) * 3600);
    expect((await accept(code, username)).status).toBe(200);
    school.clock.advance(2 * 3600);
    expect((await accept(code, username)).key).toBe('invitation_not_found');
  });
});

describe('an invitation to a role that ended meanwhile', () => {
  const roleOf = async (personId: number) => {
    const { data } = await admin.call(getPerson, { params: { schoolId: 1, personId } });
    return { roleId: data.roles[0]?.role_id ?? 0, may: data.may };
  };
  const endRoleOf = async (personId: number) => {
    const { roleId } = await roleOf(personId);
    expect((await admin.call(endRole, { params: { schoolId: 1, roleId } })).status).toBe(200);
  };

  it('opens nothing, and cannot be renewed', async () => {
    const { code, user_id } = await invite();
    await endRoleOf(user_id);
    for (const { status, key } of [await look(code), await accept(code, newName())])
      expect([status, key]).toEqual([409, 'invitation_role_ended']);
    const { rows } = await school.db.pool.query('select from account.credential where person_id = $1', [user_id]);
    expect(rows).toEqual([]);
    expect((await roleOf(user_id)).may.renew_invitation).toBe(false);
    const params = { schoolId: 1, personId: user_id };
    expect((await admin.call(renewInvitation, { params })).key).toBe('role_already_ended');
  });

  it('opens again with another role, also one that begins later', async () => {
    const { code, user_id } = await invite();
    await endRoleOf(user_id);
    const params = { schoolId: 1, personId: user_id };
    const starts_on = new Date(school.clock().getTime() + 30 * 86_400_000).toISOString().slice(0, 10);
    expect((await admin.call(giveRole, { params, body: { type_id: 1, starts_on } })).status).toBe(200);
    expect((await accept(code, newName())).status).toBe(200);
  });
});
