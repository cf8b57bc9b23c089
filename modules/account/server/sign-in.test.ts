import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getMe } from '#modules/people/contract/get-me.ts';
import { createLog } from '#platform/server/log.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { FAILURES_PER_ACCOUNT, FAILURES_PER_ADDRESS, IDLE_MINUTES_DESKTOP } from '../contract/limits.ts';
import { signIn } from '../contract/sign-in.ts';
import { signOut } from '../contract/sign-out.ts';
import { DEMO_ACCOUNTS } from './demo.ts';
import { DEMO_PASSWORD } from './demo-password.ts';
import { passwordDoor } from './password-door-store.ts';

let school: StartedApp;
beforeAll(async () => {
  school = await startApp();
});
afterAll(() => school.stop());
beforeEach(async () => {
  school.clock.follow();
  await school.db.pool.query('delete from account.sign_in_failure');
});

describe('signing in with a password', () => {
  it.each(DEMO_ACCOUNTS.map(({ username }) => username))('lets %s in', async (username) => {
    const person = await school.as(username);
    expect((await person.call(getMe)).status).toBe(200);
  });

  it('knows no case and no space around the name', async () => {
    const { status } = await school.client().call(signIn, { body: { username: ' Teacher ', password: DEMO_PASSWORD } });
    expect(status).toBe(200);
  });

  it('answers alike for an unknown name and a wrong password', async () => {
    const unknown = await school.client().call(signIn, { body: { username: 'nobody', password: 'x' } });
    const wrong = await school.client().call(signIn, { body: { username: 'teacher', password: 'x' } });
    expect(unknown.response.body).toBe(wrong.response.body);
    expect([unknown.status, unknown.key]).toEqual([401, 'wrong_username_or_password']);
  });

  it('shuts the door after ten failures at one name, also when they come at once', async () => {
    const tries = Array.from({ length: 30 }, () =>
      school.client().call(signIn, { body: { username: 'student', password: 'wrong' } }),
    );
    const keys = (await Promise.all(tries)).map(({ key }) => key);
    expect(keys.filter((key) => key === 'wrong_username_or_password')).toHaveLength(FAILURES_PER_ACCOUNT);
    const right = await school.client().call(signIn, { body: { username: 'student', password: DEMO_PASSWORD } });
    expect([right.status, right.key]).toEqual([429, 'too_many_sign_ins']);
    school.clock.advance(16 * 60);
    const later = await school.client().call(signIn, { body: { username: 'student', password: DEMO_PASSWORD } });
    expect(later.status).toBe(200);
  });

  it('counts on several servers together', async () => {
    const doors = Array.from({ length: 15 }, () => passwordDoor(school.db));
    const knock = {
      username: 'student',
      address: '192.0.2.7',
      password: 'wrong',
      now: school.clock(),
      log: createLog('silent'),
    };
    const told = await Promise.allSettled(doors.map((door) => door.knock(knock)));
    expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(FAILURES_PER_ACCOUNT);
  });

  it('shuts the door to an address after a hundred failures, whatever a header claims', async () => {
    await school.db.pool.query(
      `insert into account.sign_in_failure (username, address, at) select 'name-' || n, '127.0.0.1', now() from generate_series(1, $1) n`,
      [FAILURES_PER_ADDRESS],
    );
    const { key } = await school
      .client()
      .call(
        signIn,
        { body: { username: 'teacher', password: DEMO_PASSWORD } },
        { headers: { 'x-forwarded-for': '203.0.113.9' } },
      );
    expect(key).toBe('too_many_sign_ins');
  });

  it('shuts it also when the tries at many names come at once, before a right guess gets through', async () => {
    const tries = Array.from({ length: FAILURES_PER_ADDRESS + 40 }, (_, n) => ({
      username: `guess-${n}`,
      password: 'x',
    }));
    const answers = await Promise.all(
      [...tries, { username: 'teacher', password: DEMO_PASSWORD }].map((body) =>
        school.client().call(signIn, { body }),
      ),
    );
    expect(answers.at(-1)?.key).toBe('too_many_sign_ins');
  });

  it('says in how many minutes it opens again', async () => {
    school.clock.set('2026-11-16T08:00:00Z');
    const knock = () => school.client().call(signIn, { body: { username: 'student', password: 'wrong' } });
    await knock();
    school.clock.advance(5 * 60);
    for (let round = 1; round < FAILURES_PER_ACCOUNT; round += 1) await knock();
    const shut = await knock();
    expect([shut.params, shut.response.headers['retry-after']]).toEqual([{ minutes: 10 }, '600']);
    school.clock.advance(10 * 60);
    expect((await knock()).key).toBe('wrong_username_or_password');
    expect((await knock()).params).toEqual({ minutes: 5 });
  });

  it('does not count successes: a whole school shares one address', async () => {
    for (let round = 0; round < 12; round += 1) await school.as('parent');
  });

  it('does not count malformed bodies', async () => {
    for (let round = 0; round < 12; round += 1)
      await school.client().raw({
        method: 'POST',
        url: '/auth/login',
        headers: { 'content-type': 'application/json' },
        payload: '{"username":7}',
      });
    await school.as('teacher');
  });

  it('gives a new session id each time and keeps none that was planted', async () => {
    const person = school.client();
    person.cookie = `kriit-3000=${'A'.repeat(43)}`;
    await person.call(signIn, { body: { username: 'teacher', password: DEMO_PASSWORD } });
    expect(person.cookie).not.toContain('AAAA');
  });

  it('sets a __Host- cookie where the connection allows it', async () => {
    const { response } = await school
      .client()
      .call(
        signIn,
        { body: { username: 'teacher', password: DEMO_PASSWORD } },
        { headers: { 'sec-fetch-site': 'same-origin', 'user-agent': 'Mozilla/5.0 Chrome/156.0 Safari/537.36' } },
      );
    expect(response.headers['set-cookie']).toMatch(
      /^__Host-kriit-3000=.{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
  });
});

describe('a session', () => {
  it('ends after an hour without activity, and lives on while someone works', async () => {
    const person = await school.as('teacher');
    school.clock.advance((IDLE_MINUTES_DESKTOP - 1) * 60);
    expect((await person.call(getMe)).status).toBe(200);
    school.clock.advance((IDLE_MINUTES_DESKTOP - 1) * 60);
    expect((await person.call(getMe)).status).toBe(200);
    school.clock.advance((IDLE_MINUTES_DESKTOP + 1) * 60);
    const ended = await person.call(getMe);
    expect([ended.status, ended.key]).toEqual([401, 'session_not_authorised']);
  });

  it('is not kept alive by polls', async () => {
    const person = await school.as('teacher');
    school.clock.advance(40 * 60);
    await person.call(getMe, undefined, { headers: { 'x-kriit-background': '1' } });
    school.clock.advance(40 * 60);
    expect((await person.call(getMe)).status).toBe(401);
  });

  it('lasts half a year on a phone', async () => {
    const person = school.client();
    await person.call(
      signIn,
      { body: { username: 'parent', password: DEMO_PASSWORD } },
      { headers: { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile/15E148' } },
    );
    school.clock.advance(180 * 24 * 3600);
    expect((await person.call(getMe)).status).toBe(200);
  });

  it('is refused on the very next call after it was removed', async () => {
    const person = await school.as('staff');
    await school.db.pool.query(
      'delete from account.session where person_id = (select person_id from account.credential where username = $1)',
      ['staff'],
    );
    expect((await person.call(getMe)).key).toBe('session_not_authorised');
  });
});

describe('signing out', () => {
  it('ends the session and does not redirect when asked not to', async () => {
    const person = await school.as('staff');
    const stolen = school.client();
    stolen.cookie = person.cookie;
    const { status, data } = await person.call(signOut, { query: { redirect: false } });
    expect([status, data]).toEqual([200, { signed_out: true }]);
    expect(person.cookie).toBeNull();
    expect((await stolen.call(getMe)).status).toBe(401);
  });

  it('redirects to the sign-in page otherwise, also without a session', async () => {
    const { response } = await school.client().call(signOut);
    expect([response.statusCode, response.headers.location]).toEqual([302, '/login']);
  });

  it('is not done by an image on a foreign page', async () => {
    const person = await school.as('staff');
    const { key } = await person.call(signOut, undefined, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(key).toBe('request_blocked');
    expect((await person.call(getMe)).status).toBe(200);
  });
});
