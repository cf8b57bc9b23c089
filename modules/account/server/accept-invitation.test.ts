import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getMe } from '#modules/people/contract/get-me.ts';
import { invitePerson } from '#modules/people/contract/invite-person.ts';
import { INVITATION_DAYS } from '#modules/people/contract/limits.ts';
import { renewInvitation } from '#modules/people/contract/renew-invitation.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { acceptInvitation } from '../contract/accept-invitation.ts';
import { getInvitation } from '../contract/get-invitation.ts';
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
  }, 60_000);

  it('gives a name to one of two who want it at once', async () => {
    const [one, other, username] = [await invite(), await invite(), newName()];
    const answers = await Promise.all([accept(one.code, username), accept(other.code, username)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
