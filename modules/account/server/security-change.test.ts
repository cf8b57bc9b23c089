import { afterAll, beforeAll, expect, it } from 'vitest';
import { listNotices } from '#modules/notices/contract/list-notices.ts';
import { connectAs } from '#platform/testing/socket.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { expectStaysFresh } from '#platform/testing/stays-fresh.ts';
import { stepping } from '#platform/testing/stepping.ts';
import { beginAuthenticator } from '../contract/begin-authenticator.ts';
import { changePassword } from '../contract/change-password.ts';
import { forgetTrustedDevices } from '../contract/forget-trusted-devices.ts';
import { getMySecurity } from '../contract/get-my-security.ts';
import { makeRecoveryCodes } from '../contract/make-recovery-codes.ts';
import { provePassword } from '../contract/prove-password.ts';
import { sendFactorCode } from '../contract/send-factor-code.ts';
import { turnOffFactor } from '../contract/turn-off-factor.ts';
import { turnOnFactor } from '../contract/turn-on-factor.ts';
import { reactions } from '../web/data/reactions.ts';
import { DEMO_PASSWORD } from './demo-password.ts';

let school: StartedApp;
beforeAll(async () => {
  school = await startApp({ hasSockets: true });
});
afterAll(() => school.stop());

it('an open page shows what its owner changes elsewhere', async () => {
  const url = await school.listen();
  const [reader, elsewhere] = [await school.as('teacher'), await school.as('teacher')];
  const socket = await connectAs(url, reader);
  const shown = [{ endpoint: getMySecurity, input: {} }];
  const { codeOf } = stepping(school);
  const password = 'Seven-grey-geese-7';
  const steps: (() => Promise<unknown>)[] = [
    async () => {
      const { secret } = (await elsewhere.call(beginAuthenticator)).data;
      const body = { code: await codeOf(secret) };
      expect((await elsewhere.call(turnOnFactor, { params: { factor: 'app' }, body })).status).toBe(200);
    },
    () => elsewhere.call(turnOffFactor, { params: { factor: 'app' } }),
    () =>
      elsewhere.call(changePassword, {
        body: { old_password: DEMO_PASSWORD, password, password_repeat: password, end_other_sessions: false },
      }),
  ];
  const left: number[] = [];
  for (const act of steps) {
    await expectStaysFresh({ reader, socket, reactions, shown, act });
    left.push((await reader.call(getMySecurity)).data.recovery_codes_left);
  }
  expect(left).toEqual([10, 0, 0]);
});

it('needs a proof of the last five minutes for every change, and tells of each', async () => {
  const person = await school.as('formmaster');
  const { codeOf, withEmail } = stepping(school);
  const [app, email] = [{ factor: 'app' }, { factor: 'email' }] as const;
  const begun = await person.call(beginAuthenticator);
  const code = await codeOf(begun.data.secret);
  school.clock.advance(5 * 60 + 1);
  const refused = await Promise.all([
    person.call(beginAuthenticator),
    person.call(turnOnFactor, { params: app, body: { code } }),
    person.call(sendFactorCode, { params: email }),
    person.call(turnOffFactor, { params: email }),
    person.call(makeRecoveryCodes),
    person.call(forgetTrustedDevices),
  ]);
  expect(new Set(refused.map(({ key }) => key))).toEqual(new Set(['fresh_proof_needed']));

  await person.call(provePassword, { body: { password: DEMO_PASSWORD } });
  const { secret } = (await person.call(beginAuthenticator)).data;
  const password = 'Eight-grey-geese-8';
  const body = { old_password: DEMO_PASSWORD, password, password_repeat: password, end_other_sessions: false };
  const done = [
    await person.call(turnOnFactor, { params: app, body: { code: await codeOf(secret) } }),
    await withEmail(person),
    await person.call(makeRecoveryCodes),
    await person.call(turnOffFactor, { params: email }),
    await person.call(turnOffFactor, { params: app }),
    await person.call(changePassword, { body }),
  ];
  expect(done.map(({ status }) => status)).toEqual(done.map(() => 200));
  await school.app.jobs.runWaiting();
  const { notices } = (await person.call(listNotices)).data;
  const told = notices.flatMap(({ kind, params: { change } }) => (kind === 'account.security_changed' ? [change] : []));
  const words = ['password', 'app_off', 'email_off', 'recovery_codes', 'email_on', 'app_on'];
  expect(told).toEqual(words.map((word) => ({ word: `account:changes.${word}` })));
});
