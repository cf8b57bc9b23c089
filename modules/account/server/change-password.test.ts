import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newLetters } from '#platform/testing/letters.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { changePassword } from '../contract/change-password.ts';
import { getMySecurity } from '../contract/get-my-security.ts';
import { getMyStatus } from '../contract/get-my-status.ts';
import { FAILURES_PER_ACCOUNT, NEW_PASSWORD_SENT_MAX, PASSWORD_MAX } from '../contract/limits.ts';
import { provePassword } from '../contract/prove-password.ts';
import { putOffPassword } from '../contract/put-off-password.ts';
import { signIn } from '../contract/sign-in.ts';
import { DEMO_PASSWORD } from './demo-password.ts';

let school: StartedApp;
beforeAll(async () => {
  school = await startApp();
});
afterAll(() => school.stop());

const change = (password: string, old_password = DEMO_PASSWORD, rest = {}) => ({
  body: { old_password, password, password_repeat: password, end_other_sessions: true, ...rest },
});

const knock = (username: string, password: string) => school.client().call(signIn, { body: { username, password } });

describe('a new password', () => {
  it('lets in from now on, renews the session, ends the others, and is told of', async () => {
    const [here, elsewhere] = [await school.as('teacher'), await school.as('teacher')];
    const stolen = school.client();
    stolen.cookie = here.cookie;
    expect((await here.call(changePassword, change('Seven-grey-geese-7'))).status).toBe(200);
    expect((await here.call(getMyStatus)).status).toBe(200);
    expect([(await stolen.call(getMyStatus)).key, (await elsewhere.call(getMyStatus)).key]).toEqual([
      'session_not_authorised',
      'session_not_authorised',
    ]);
    expect((await knock('teacher', DEMO_PASSWORD)).key).toBe('wrong_username_or_password');
    expect((await knock('teacher', 'Seven-grey-geese-7')).status).toBe(200);
    const letters = (await newLetters(school)).filter(({ channel }) => channel === 'email');
    expect(letters.map(({ text }) => text)).toEqual([expect.stringContaining('the password was changed')]);
  });

  it('leaves the other sessions alone where that is wanted', async () => {
    const [here, elsewhere] = [await school.as('staff'), await school.as('staff')];
    await here.call(changePassword, change('Seven-grey-geese-7', DEMO_PASSWORD, { end_other_sessions: false }));
    expect((await elsewhere.call(getMyStatus)).status).toBe(200);
  });

  it('is none that was used before: A, B, and A again', async () => {
    const person = await school.as('parent');
    expect((await person.call(changePassword, change(DEMO_PASSWORD))).key).toBe('password_reused');
    await person.call(changePassword, change('Second-best-1'));
    expect((await person.call(changePassword, change(DEMO_PASSWORD, 'Second-best-1'))).key).toBe('password_reused');
  });

  it('is compared with every former one, however long ago, and not changed without end on one day', async () => {
    const person = await school.as('parent.c');
    await person.call(changePassword, change('First-of-many-0'));
    const { rows } = await school.db.pool.query(
      `insert into account.former_password (person_id, password_hash)
       select person_id, password_hash from account.credential, generate_series(1, 12) where username = 'parent.c' returning id`,
    );
    expect(rows).toHaveLength(12);
    expect((await person.call(changePassword, change(DEMO_PASSWORD, 'First-of-many-0'))).key).toBe('password_reused');
    await school.db.pool.query(
      `update account.former_password set replaced_at = $1 from account.credential
       where credential.person_id = former_password.person_id and username = 'parent.c'`,
      [school.clock()],
    );
    const { key } = await person.call(changePassword, change('Second-of-many-1', 'First-of-many-0'));
    expect(key).toBe('too_many_requests');
  });

  it.each([
    ['Ab1!efgh', 'password_too_short'],
    ['aaaaaaaaa', 'password_too_simple'],
    ['Password-2026!', 'password_too_common'],
    [`A1${'x'.repeat(PASSWORD_MAX)}`, 'password_too_long'],
    [`A1${'x'.repeat(NEW_PASSWORD_SENT_MAX)}`, 'invalid_request'],
  ])('%.20s… is refused with %s', async (password, key) => {
    const person = await school.as('parent.two');
    expect((await person.call(changePassword, change(password))).key).toBe(key);
  });

  it('is not taken with a wrong old one or a repeat that differs', async () => {
    const person = await school.as('parent.two');
    expect((await person.call(changePassword, change('Seven-grey-geese-7', 'wrong'))).key).toBe('wrong_old_password');
    const differs = change('Seven-grey-geese-7', DEMO_PASSWORD, { password_repeat: 'Seven-grey-geese-8' });
    expect((await person.call(changePassword, differs)).key).toBe('password_repeat_differs');
  });

  it('counts every character, far beyond the 72 bytes of older ways to keep passwords', async () => {
    const person = await school.as('parent.b');
    const long = `${'Ära-jäta-'.repeat(9)}`;
    await person.call(changePassword, change(`${long}1`));
    expect((await knock('parent.b', `${long}2`)).key).toBe('wrong_username_or_password');
    expect((await knock('parent.b', `${long}1`)).status).toBe(200);
  });

  it('is taken once of two clicks, and the second is no guess', async () => {
    const person = await school.as('headmaster');
    const twice = await Promise.all([1, 2].map(() => person.call(changePassword, change('Seven-grey-geese-7'))));
    expect(twice.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await school.db.pool.query(
      `select count(*)::int as failures from account.sign_in_failure where username = 'headmaster'`,
    );
    expect(rows).toEqual([{ failures: 0 }]);
  });
});

describe('showing the password again', () => {
  it('renews the session and its freshness', async () => {
    const person = await school.as('formmaster');
    const before = person.cookie;
    const { status } = await person.call(provePassword, { body: { password: DEMO_PASSWORD } });
    expect([status, person.cookie === before]).toEqual([200, false]);
  });

  it('counts wrong ones like a sign-in, until the door is shut', async () => {
    const person = await school.as('adult.student');
    const guess = () => person.call(provePassword, { body: { password: 'wrong' } });
    expect((await guess()).key).toBe('wrong_password');
    for (let round = 1; round < FAILURES_PER_ACCOUNT; round += 1) await guess();
    expect((await guess()).key).toBe('too_many_sign_ins');
    expect((await knock('adult.student', DEMO_PASSWORD)).key).toBe('too_many_sign_ins');
  });
});

describe('a password of ninety days', () => {
  it('is asked for anew, can be put off for a week, and is asked for again', async () => {
    const asks = async () => {
      const person = await school.as('admin');
      return { person, asked: (await person.call(getMyStatus)).data.asks_new_password };
    };
    expect((await asks()).asked).toBe(false);
    await school.db.pool.query(`update account.credential set changed_at = changed_at - interval '91 days'`);
    const { person, asked } = await asks();
    expect([asked, (await person.call(getMySecurity)).data.password?.is_old]).toEqual([true, true]);
    await person.call(putOffPassword);
    expect((await asks()).asked).toBe(false);
    school.clock.advance(7 * 24 * 3600);
    expect((await asks()).asked).toBe(true);
  });
});
