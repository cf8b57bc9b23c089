import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { askNothing } from '#platform/testing/consents.ts';
import { newLetters } from '#platform/testing/letters.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { waitingCalls } from '#platform/testing/waiting-calls.ts';
import { askForReset } from '../contract/ask-for-reset.ts';
import { changePassword } from '../contract/change-password.ts';
import { getMyStatus } from '../contract/get-my-status.ts';
import { getReset } from '../contract/get-reset.ts';
import { RESEND_SECONDS, RESET_MINUTES, RESETS_PER_ADDRESS } from '../contract/limits.ts';
import { resetPassword } from '../contract/reset-password.ts';
import { signIn } from '../contract/sign-in.ts';
import { DEMO_PASSWORD } from './demo-password.ts';

let school: StartedApp;
beforeAll(async () => {
  school = await startApp({ env: { KRIIT_PUBLIC_URL: 'https://kool.example' } });
  await askNothing(school.db.pool);
});
afterAll(() => school.stop());

const ask = (username: string, headers: Record<string, string> = {}) =>
  school.client().call(askForReset, { body: { username } }, { headers });

async function linkFor(username: string): Promise<string> {
  school.clock.advance(RESEND_SECONDS);
  await ask(username);
  // Letters about what was done in the meantime come with it.
  const letter = (await newLetters(school)).findLast(({ link }) => link?.includes('/reset/'));
  return letter?.link?.split('/').at(-1) ?? 'no link came';
}

const take = (code: string, password = 'Seven-grey-geese-7') =>
  school.client().call(resetPassword, { params: { code }, body: { password, password_repeat: password } });

const knock = (username: string, password: string) => school.client().call(signIn, { body: { username, password } });

describe('a link for a new password', () => {
  it('opens once, ends every session, and signs nobody in', async () => {
    const before = await school.as('teacher');
    const code = await linkFor('teacher');
    expect((await school.client().call(getReset, { params: { code } })).data).toEqual({ username: 'teacher' });
    const { data, response } = await take(code);
    expect([data, response.headers['set-cookie']]).toEqual([{ username: 'teacher' }, undefined]);
    expect((await before.call(getMyStatus)).key).toBe('session_not_authorised');
    expect((await take(code, 'Other-words-9')).key).toBe('reset_link_invalid');
    expect((await knock('teacher', DEMO_PASSWORD)).key).toBe('wrong_username_or_password');
    expect((await knock('teacher', 'Seven-grey-geese-7')).status).toBe(200);
  });

  it('is used by one of two clicks', async () => {
    const code = await linkFor('staff');
    const twice = await Promise.all([take(code), take(code)]);
    expect(twice.map(({ key }) => key).sort()).toEqual(['reset_link_invalid', undefined]);
  });

  it('leaves nothing open to the old password, even if that was looked at just before', async () => {
    const code = await linkFor('headmaster');
    // Whoever comes in is held up between the look at the password and the session.
    const holder = await school.db.pool.connect();
    // Whatever happens, nobody else waits for this lock afterwards.
    onTestFinished(() => holder.release(true));
    await holder.query('begin; lock table account.known_device in exclusive mode');
    const thief = school.client();
    const entering = thief.call(signIn, { body: { username: 'headmaster', password: DEMO_PASSWORD } });
    await vi.waitUntil(async () => (await waitingCalls(school)) === 1, { timeout: 30_000 });
    let isDone = false;
    const taking = take(code).finally(() => {
      isDone = true;
    });
    await vi.waitUntil(async () => isDone || (await waitingCalls(school)) === 2, { timeout: 30_000 });
    await holder.query('rollback');
    expect([(await taking).status, (await entering).status]).toEqual([200, 200]);
    expect((await thief.call(getMyStatus)).key).toBe('session_not_authorised');
  });

  it('ends with another password, however that came', async () => {
    const code = await linkFor('formmaster');
    const passwords = { password: 'Seven-grey-geese-7', password_repeat: 'Seven-grey-geese-7' };
    const changing = { old_password: DEMO_PASSWORD, ...passwords, end_other_sessions: false };
    expect((await (await school.as('formmaster')).call(changePassword, { body: changing })).status).toBe(200);
    expect((await take(code, 'Other-words-9')).key).toBe('reset_link_invalid');
  });

  it('ends when a newer one is sent, and after half an hour', async () => {
    const [older, newer] = [await linkFor('parent'), await linkFor('parent')];
    expect((await take(older)).key).toBe('reset_link_invalid');
    school.clock.advance(RESET_MINUTES * 60);
    expect((await school.client().call(getReset, { params: { code: newer } })).key).toBe('reset_link_invalid');
    expect((await take(newer)).key).toBe('reset_link_invalid');
  });

  it('keeps the rules for passwords, and stays good when one is refused', async () => {
    const code = await linkFor('admin');
    expect((await take(code, 'short')).key).toBe('password_too_short');
    expect((await take(code, DEMO_PASSWORD)).key).toBe('password_reused');
    expect((await take(code)).status).toBe(200);
  });

  it('ends with a new password that was chosen without it', async () => {
    const code = await linkFor('adult.student');
    const password = 'Eight-blue-boats-8';
    const body = { old_password: DEMO_PASSWORD, password, password_repeat: password, end_other_sessions: false };
    expect((await (await school.as('adult.student')).call(changePassword, { body })).status).toBe(200);
    expect((await take(code)).key).toBe('reset_link_invalid');
  });

  it('has the configured origin, whatever host a caller names', async () => {
    await newLetters(school);
    await ask('headmaster', { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    const [letter] = await newLetters(school);
    expect(letter?.text).toContain('https://kool.example/reset/');
    expect(letter?.text).not.toContain('evil');
  });
});

describe('asking for a link', () => {
  it('answers alike for a name that nobody has, and sends nothing then', async () => {
    await newLetters(school);
    const [known, unknown] = [await ask('formmaster'), await ask('nobody.at.all')];
    expect(known.response.body).toBe(unknown.response.body);
    expect(await newLetters(school)).toHaveLength(1);
  });

  it('sends one letter for many clicks', async () => {
    await newLetters(school);
    await Promise.all(Array.from({ length: 8 }, () => ask('student')));
    expect(await newLetters(school)).toHaveLength(1);
  });

  it('is shut to an address that asks for everybody', async () => {
    await school.db.pool.query(
      `insert into account.code_request (subject_hash, what, address, at) select sha256(n::text::bytea), 'reset', '127.0.0.1', $2 from generate_series(1, $1) n`,
      [RESETS_PER_ADDRESS, school.clock()],
    );
    expect((await ask('parent.two')).key).toBe('too_many_requests');
  });
});
