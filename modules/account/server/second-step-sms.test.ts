import { afterAll, beforeAll, expect, it } from 'vitest';
import { startOutside } from '#platform/testing/outside.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { stepping } from '#platform/testing/stepping.ts';
import { getMyStatus } from '../contract/get-my-status.ts';
import { sendFactorCode } from '../contract/send-factor-code.ts';
import { sendStepCode } from '../contract/send-step-code.ts';
import { turnOnFactor } from '../contract/turn-on-factor.ts';

const PHONE = '+37255512345';

let outside: Awaited<ReturnType<typeof startOutside>>;
let school: StartedApp;
let steps: ReturnType<typeof stepping>;
beforeAll(async () => {
  outside = await startOutside();
  school = await startApp({ env: outside.env });
  steps = stepping(school);
  await school.db.pool.query(
    'update people.person set phone = $1 where id = (select person_id from account.credential where username = $2)',
    [PHONE, 'parent'],
  );
});
afterAll(async () => {
  await school.stop();
  await outside.stop();
});

/** The code in the newest message that the gateway was given. */
async function codeOnPhone(): Promise<string> {
  await school.app.jobs.runWaiting();
  const message = outside.sms.taken.at(-1)?.body as { to: string; text: string } | undefined;
  expect(message?.to).toBe(PHONE);
  return /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? 'no code came';
}

it('turns codes on the phone on, and signs in with the next one', async () => {
  const person = await school.as('parent');
  await person.call(sendFactorCode, { params: { factor: 'sms' } });
  const first = await codeOnPhone();
  const on = await person.call(turnOnFactor, { params: { factor: 'sms' }, body: { code: first } });
  expect(on.data.recovery_codes).toHaveLength(10);

  const { browser, challenge, methods } = await steps.begin('parent');
  expect(methods[0]).toMatchObject({ method: 'sms', sent_to: expect.not.stringContaining('5551') });
  await browser.call(sendStepCode, { body: { challenge, method: 'sms' } });
  const code = await codeOnPhone();
  expect((await steps.finish(browser, challenge, first, { method: 'sms' })).key).toBe('second_step_code_invalid');
  expect((await steps.finish(browser, challenge, code, { method: 'sms' })).status).toBe(200);
  expect((await browser.call(getMyStatus)).data.method).toBe('password');
  expect((await steps.finish(browser, challenge, code, { method: 'sms' })).key).toBe('second_step_session_expired');
});
