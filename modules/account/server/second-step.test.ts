import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invitePerson } from '#modules/people/contract/invite-person.ts';
import { ROLE_TYPES } from '#modules/people/contract/role-types.ts';
import { newLetters } from '#platform/testing/letters.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { stepping } from '#platform/testing/stepping.ts';
import { acceptInvitation } from '../contract/accept-invitation.ts';
import { beginAuthenticator } from '../contract/begin-authenticator.ts';
import { changePassword } from '../contract/change-password.ts';
import { finishSecondStep } from '../contract/finish-second-step.ts';
import { getMyStatus } from '../contract/get-my-status.ts';
import { FAILURES_PER_ACCOUNT, STEP_MINUTES, STEP_TRIES } from '../contract/limits.ts';
import { sendStepCode } from '../contract/send-step-code.ts';
import { turnOnFactor } from '../contract/turn-on-factor.ts';
import { DEMO_PASSWORD } from './demo-password.ts';

let school: StartedApp;
let steps: ReturnType<typeof stepping>;
beforeAll(async () => {
  school = await startApp();
  steps = stepping(school);
});
afterAll(() => school.stop());
beforeEach(() => steps.forget());

describe('an authenticator app', () => {
  it('lets in after the password, with each of its codes once', async () => {
    const { secret, uri, recovery_codes } = await steps.withApp('teacher');
    expect(uri).toMatch(/^otpauth:\/\/totp\/Kriit:teacher\?/);
    expect(recovery_codes).toHaveLength(10);
    const first = await steps.begin('teacher');
    expect(first.methods.map(({ method }) => method)).toEqual(['app', 'recovery_code']);
    expect((await first.browser.call(getMyStatus)).key).toBe('not_logged_in');
    const code = await steps.codeOf(secret);
    expect((await steps.finish(first.browser, first.challenge, code)).status).toBe(200);
    expect((await first.browser.call(getMyStatus)).data.method).toBe('password');
    const replay = await steps.begin('teacher');
    expect((await steps.finish(replay.browser, replay.challenge, code)).key).toBe('second_step_code_invalid');
  });

  it('may be half a minute off, and no more', async () => {
    const { secret } = await steps.withApp('teacher');
    const early = await steps.codeOf(secret);
    steps.nextStep();
    const late = await steps.begin('teacher');
    expect((await steps.finish(late.browser, late.challenge, early)).status).toBe(200);
    school.clock.advance(120);
    const old = await steps.codeOf(secret);
    school.clock.advance(90);
    const later = await steps.begin('teacher');
    expect((await steps.finish(later.browser, later.challenge, old)).key).toBe('second_step_code_invalid');
  });

  it('is kept sealed, and recovery codes as hashes', async () => {
    const { secret, recovery_codes } = await steps.withApp('teacher');
    const { rows } = await school.db.pool.query<{ kept: string }>(
      `select string_agg(encode(sealed_secret, 'escape'), '') as kept from account.factor
       union all select string_agg(encode(code_hash, 'escape'), '') from account.recovery_code`,
    );
    for (const { kept } of rows)
      for (const word of [secret, ...recovery_codes]) expect(kept).not.toContain(word.replace('-', ''));
  });

  it('counts only after a right code, and once', async () => {
    const person = await school.as('staff');
    const { secret } = (await person.call(beginAuthenticator)).data;
    const on = (code: unknown) => person.call(turnOnFactor, { params: { factor: 'app' }, body: { code } });
    expect((await on('000000')).key).toBe('second_step_code_invalid');
    for (const code of ['12ab', undefined, null, 5, ['000000']])
      expect((await on(code)).key).toBe('second_step_bad_request');
    await school.as('staff');
    expect((await on(await steps.codeOf(secret))).status).toBe(200);
    expect((await person.call(beginAuthenticator)).key).toBe('second_step_already_enabled');
    expect((await on(await steps.codeOf(secret))).key).toBe('second_step_already_enabled');
    expect((await person.call(turnOnFactor, { params: { factor: 'x' }, body: { code: '000000' } })).key).toBe(
      'second_step_method_invalid',
    );
  });
});

describe('a challenge', () => {
  it('brings no new guesses, also where many are answered at once', async () => {
    await steps.withApp('teacher');
    const begun = await Promise.all(Array.from({ length: FAILURES_PER_ACCOUNT + 4 }, () => steps.begin('teacher')));
    const told = await Promise.all(begun.map(({ browser, challenge }) => steps.finish(browser, challenge, '000000')));
    expect(told.filter(({ key }) => key === 'second_step_code_invalid')).toHaveLength(FAILURES_PER_ACCOUNT);
  });

  it('has five tries, which are told of at the end', async () => {
    const { secret } = await steps.withApp('teacher');
    const { browser, challenge } = await steps.begin('teacher');
    for (let left = STEP_TRIES - 1; left >= 0; left -= 1)
      expect((await steps.finish(browser, challenge, '000000')).params).toEqual({ tries_left: left });
    expect((await steps.finish(browser, challenge, await steps.codeOf(secret))).key).toBe(
      'second_step_session_expired',
    );
    const letters = await newLetters(school);
    expect(letters.some(({ subject }) => subject === 'Somebody knows your password')).toBe(true);
  });

  it('brings no new guesses with a new one: wrong codes count like wrong passwords', async () => {
    await steps.withApp('teacher');
    for (let round = 0; round < 2; round += 1) {
      const { browser, challenge } = await steps.begin('teacher');
      await Promise.all(Array.from({ length: STEP_TRIES + 3 }, () => steps.finish(browser, challenge, '000000')));
    }
    const { key } = await steps.knock('teacher');
    expect(key).toBe('too_many_sign_ins');
  });

  it('is gone after a quarter of an hour, and unknown without its word', async () => {
    const { secret } = await steps.withApp('teacher');
    const { browser, challenge } = await steps.begin('teacher');
    school.clock.advance(STEP_MINUTES * 60);
    expect((await steps.finish(browser, challenge, await steps.codeOf(secret))).key).toBe(
      'second_step_session_expired',
    );
    const without = { method: 'app', code: '000000', trust_device: false };
    expect((await browser.call(finishSecondStep, { body: without })).key).toBe('second_step_session_expired');
  });

  it('takes one of two clicks', async () => {
    const { secret } = await steps.withApp('teacher');
    const { browser, challenge } = await steps.begin('teacher');
    const code = await steps.codeOf(secret);
    const twice = await Promise.all([steps.finish(browser, challenge, code), steps.finish(browser, challenge, code)]);
    expect(twice.map(({ key }) => key).sort()).toEqual(['second_step_session_expired', undefined]);
  });

  it('names what is wrong with a method and a code', async () => {
    await steps.withApp('teacher');
    const { browser, challenge } = await steps.begin('teacher');
    expect((await steps.finish(browser, challenge, '000000', { method: 'x' })).key).toBe('second_step_method_invalid');
    expect((await steps.finish(browser, challenge, '000000', { method: 'sms' })).key).toBe(
      'second_step_method_invalid',
    );
    expect((await steps.finish(browser, challenge, 'abc')).key).toBe('second_step_bad_request');
    const send = async (body: object) => (await browser.call(finishSecondStep, { body })).key;
    expect(await send({})).toBe('second_step_bad_request');
    expect(await send({ challenge, method: 'app', code: 5 })).toBe('second_step_bad_request');
    expect(await send({ challenge, method: 5, code: '000000' })).toBe('second_step_method_invalid');
    for (const other of [undefined, null, 5, 'x'])
      expect(await send({ challenge: other, method: 'app', code: '000000' })).toBe('second_step_session_expired');
    expect((await browser.call(sendStepCode, { body: { challenge } })).key).toBe('second_step_method_invalid');
  });

  it('ends with a new password', async () => {
    const { person, secret } = await steps.withApp('headmaster');
    const { browser, challenge } = await steps.begin('headmaster');
    const fresh = { password: 'Seven-grey-geese-7', password_repeat: 'Seven-grey-geese-7', end_other_sessions: true };
    await person.call(changePassword, { body: { old_password: DEMO_PASSWORD, ...fresh } });
    expect((await steps.finish(browser, challenge, await steps.codeOf(secret))).key).toBe(
      'second_step_session_expired',
    );
  });

  it('does not outlive its account', async () => {
    const { secret } = await steps.withApp('parent.c');
    const { browser, challenge } = await steps.begin('parent.c');
    await school.db.pool.query(`delete from account.demo_account where username = 'parent.c'`);
    await school.db.pool.query(`delete from account.credential where username = 'parent.c'`);
    expect((await steps.finish(browser, challenge, await steps.codeOf(secret))).key).toBe('second_step_user_not_found');
  });
});

it('is not passed by with the link of an invitation that signs in again for a day', async () => {
  const admin = await school.as('admin');
  const person = { firstname: 'Ene', lastname: 'Uus', type_id: ROLE_TYPES.teacher };
  const { path } = (await admin.call(invitePerson, { params: { schoolId: 1 }, body: person })).data;
  const password = 'Seven-grey-geese-7';
  const accepting = {
    params: { code: path.split('/').at(-1) ?? '' },
    body: { username: 'ene.uus', password, password_repeat: password },
  };
  const newcomer = school.client();
  await newcomer.call(acceptInvitation, accepting);
  expect((await school.client().call(acceptInvitation, accepting)).status).toBe(200);
  const { secret } = (await newcomer.call(beginAuthenticator)).data;
  await newcomer.call(turnOnFactor, { params: { factor: 'app' }, body: { code: await steps.codeOf(secret) } });
  expect((await school.client().call(acceptInvitation, accepting)).key).toBe('invitation_not_found');
});
