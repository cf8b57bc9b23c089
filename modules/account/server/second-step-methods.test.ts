import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getMe } from '#modules/people/contract/get-me.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { codeInLetter, newLetters } from '#platform/testing/letters.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { stepping } from '#platform/testing/stepping.ts';
import { waitingCalls } from '#platform/testing/waiting-calls.ts';
import { beginAuthenticator } from '../contract/begin-authenticator.ts';
import { forgetTrustedDevices } from '../contract/forget-trusted-devices.ts';
import { getMySecurity } from '../contract/get-my-security.ts';
import { CODES_PER_HOUR, RECOVERY_CODES, RESEND_SECONDS, STEP_CODE_MINUTES } from '../contract/limits.ts';
import { makeRecoveryCodes } from '../contract/make-recovery-codes.ts';
import { provePassword } from '../contract/prove-password.ts';
import { sendFactorCode } from '../contract/send-factor-code.ts';
import { sendStepCode } from '../contract/send-step-code.ts';
import { turnOffFactor } from '../contract/turn-off-factor.ts';
import { turnOnFactor } from '../contract/turn-on-factor.ts';
import { DEMO_PASSWORD } from './demo-password.ts';
import { keepFactorCode, turnFactorOn } from './factor-setup-store.ts';
import { standInLine } from './line-store.ts';

let school: StartedApp;
let steps: ReturnType<typeof stepping>;
beforeAll(async () => {
  school = await startApp();
  steps = stepping(school);
  await school.db.pool.query(`update people.person set phone = '+37255512345' where phone is null`);
});
afterAll(() => school.stop());
beforeEach(() => steps.forget());

describe('a code by e-mail or as a text message', () => {
  it('goes to the masked address, lets in, and is offered first the next time', async () => {
    const { person } = await steps.withApp('parent');
    expect((await steps.withEmail(person)).data).toEqual({ recovery_codes: null });
    const { browser, challenge, methods } = await steps.begin('parent');
    expect(methods[0]).toEqual({ method: 'email', sent_to: expect.stringMatching(/^.•••@/) });
    await browser.call(sendStepCode, { body: { challenge, method: 'email' } });
    const code = await codeInLetter(school);
    expect((await steps.finish(browser, challenge, code, { method: 'email' })).status).toBe(200);
  });

  it('is good for ten minutes, and a newer one ends the older', async () => {
    await steps.withEmail(await school.as('parent'));
    const { browser, challenge } = await steps.begin('parent');
    const send = () => browser.call(sendStepCode, { body: { challenge, method: 'email' } });
    await send();
    const older = await codeInLetter(school);
    expect((await send()).key).toBe('second_step_too_many_requests');
    school.clock.advance(RESEND_SECONDS);
    await send();
    const newer = await codeInLetter(school);
    expect((await steps.finish(browser, challenge, older, { method: 'email' })).key).toBe('second_step_code_invalid');
    school.clock.advance(STEP_CODE_MINUTES * 60);
    expect((await steps.finish(browser, challenge, newer, { method: 'email' })).key).toBe('second_step_code_expired');
  });

  it('comes by the one way while the other must wait: whoever gets no e-mail asks for a text message', async () => {
    const person = await school.as('parent');
    await person.call(sendFactorCode, { params: { factor: 'sms' } });
    await person.call(turnOnFactor, { params: { factor: 'sms' }, body: { code: await codeInLetter(school) } });
    await steps.withEmail(person);
    const again = await person.call(sendFactorCode, { params: { factor: 'sms' } });
    expect(again.key).toBe('second_step_already_enabled');
    const { browser, challenge } = await steps.begin('parent');
    const send = (method: string) => browser.call(sendStepCode, { body: { challenge, method } });
    expect((await send('email')).status).toBe(200);
    const byEmail = await codeInLetter(school);
    expect((await send('sms')).status).toBe(200);
    expect((await send('sms')).key).toBe('second_step_too_many_requests');
    // Each stays good for its own way, and for no other: the e-mail that came late lets in after all.
    const finish = (method: string) => steps.finish(browser, challenge, byEmail, { method });
    expect((await finish('sms')).key).toBe('second_step_code_invalid');
    expect((await finish('email')).status).toBe(200);
  });

  it('is not sent for a method that another tab turned on while this one stood in line', async () => {
    const person = await school.as('parent');
    const { id } = (await person.call(getMe)).data;
    // What was sent before is none of this story's.
    await newLetters(school);
    const { asked } = await school.db.kysely.transaction().execute(async (otherTab) => {
      await standInLine(otherTab, JSON.stringify({ person_id: id }));
      const asking = person.call(sendFactorCode, { params: { factor: 'email' } });
      await vi.waitUntil(async () => (await waitingCalls(school)) === 1, { timeout: 30_000 });
      await keepFactorCode(otherTab, id, 'email', '123456', school.clock());
      await turnFactorOn(otherTab, id, 'email', school.clock());
      return { asked: asking };
    });
    expect((await asked).key).toBe('second_step_already_enabled');
    expect(await codeInLetter(school)).toBe('no code came');
  });

  it('cannot be asked for without end, nor by a method that is off or has no address', async () => {
    await steps.withEmail(await school.as('parent'));
    const { browser, challenge } = await steps.begin('parent');
    const send = (method: string) => browser.call(sendStepCode, { body: { challenge, method } });
    expect((await send('sms')).key).toBe('second_step_method_invalid');
    expect((await send('app')).key).toBe('second_step_method_invalid');
    for (let round = 1; round < CODES_PER_HOUR; round += 1) {
      await send('email');
      school.clock.advance(RESEND_SECONDS);
    }
    expect((await send('email')).key).toBe('second_step_too_many_requests');
    expect((await browser.call(sendStepCode, { body: { method: 'email' } })).key).toBe('second_step_session_expired');
  });
});

describe('recovery codes', () => {
  it('let in once each, whatever way they are typed, and are told of', async () => {
    const { recovery_codes } = await steps.withApp('teacher');
    const typed = recovery_codes[0]?.toLowerCase().replace('-', ' ') ?? '';
    const first = await steps.begin('teacher');
    const method = 'recovery_code';
    expect((await steps.finish(first.browser, first.challenge, typed, { method })).status).toBe(200);
    const again = await steps.begin('teacher');
    expect((await steps.finish(again.browser, again.challenge, typed, { method })).key).toBe(
      'second_step_code_invalid',
    );
    expect((await first.browser.call(getMySecurity)).data.recovery_codes_left).toBe(9);
  });

  it('are replaced all at once', async () => {
    const { person, recovery_codes } = await steps.withApp('teacher');
    const { data } = await person.call(makeRecoveryCodes);
    expect(new Set([...data.recovery_codes, ...recovery_codes]).size).toBe(20);
    const { browser, challenge } = await steps.begin('teacher');
    const old = await steps.finish(browser, challenge, recovery_codes[0] ?? '', { method: 'recovery_code' });
    expect(old.key).toBe('second_step_code_invalid');
  });

  it('stay ten when two tabs ask for new ones at the same moment', async () => {
    const { person } = await steps.withApp('teacher');
    await Promise.all([1, 2, 3, 4].map(() => person.call(makeRecoveryCodes)));
    expect((await person.call(getMySecurity)).data.recovery_codes_left).toBe(RECOVERY_CODES);
  });
});

describe('a trusted device', () => {
  const trusting = async (secret: string, username = 'teacher', browser = school.client()) => {
    const { challenge } = await steps.begin(username, browser);
    steps.nextStep();
    await steps.finish(browser, challenge, await steps.codeOf(secret), { trust_device: true });
    return browser;
  };
  const isAsked = async (browser: TestClient, username = 'teacher') =>
    'second_step' in (await steps.knock(username, browser)).data;

  it('is not asked for thirty days, and others are', async () => {
    const { secret } = await steps.withApp('teacher');
    const browser = await trusting(secret);
    expect([await isAsked(browser), await isAsked(school.client())]).toEqual([false, true]);
    school.clock.advance(30 * 24 * 3600);
    expect(await isAsked(browser)).toBe(true);
  });

  it('serves a family: one trusts it without taking it from another', async () => {
    const [{ secret }, other] = [await steps.withApp('teacher'), await steps.withApp('formmaster')];
    const browser = await trusting(secret);
    expect(await isAsked(browser, 'formmaster')).toBe(true);
    await trusting(other.secret, 'formmaster', browser);
    expect([await isAsked(browser), await isAsked(browser, 'formmaster')]).toEqual([false, false]);
  });

  it('is forgotten when its owner says so', async () => {
    const { person, secret } = await steps.withApp('teacher');
    const browser = await trusting(secret);
    await person.call(provePassword, { body: { password: DEMO_PASSWORD } });
    expect((await person.call(forgetTrustedDevices)).data).toEqual({ forgotten: 1 });
    expect(await isAsked(browser)).toBe(true);
  });
});

describe('changes of the second step', () => {
  it('need a fresh proof', async () => {
    const person = await school.as('teacher');
    school.clock.advance(5 * 60 + 1);
    expect((await person.call(beginAuthenticator)).key).toBe('fresh_proof_needed');
    await person.call(provePassword, { body: { password: DEMO_PASSWORD } });
    expect((await person.call(beginAuthenticator)).status).toBe(200);
  });

  it('leave nothing behind when the last method is turned off', async () => {
    const { person } = await steps.withApp('teacher');
    expect((await person.call(turnOffFactor, { params: { factor: 'app' } })).status).toBe(200);
    expect((await person.call(turnOffFactor, { params: { factor: 'app' } })).key).toBe('second_step_method_invalid');
    expect((await person.call(getMySecurity)).data).toMatchObject({ recovery_codes_left: 0, trusted_devices: 0 });
    await school.as('teacher');
    expect((await person.call(makeRecoveryCodes)).key).toBe('second_step_method_invalid');
  });

  it('show what is on, with as much of an address as may be shown', async () => {
    const person = await school.as('parent');
    await steps.withEmail(person);
    const { data } = await person.call(getMySecurity);
    expect(data.factors).toMatchObject([
      { factor: 'app', is_on: false, sent_to: null },
      { factor: 'email', is_on: true, sent_to: expect.stringMatching(/•••@/) },
      { factor: 'sms', is_on: false, sent_to: expect.stringMatching(/^••• \d\d$/) },
    ]);
  });
});
