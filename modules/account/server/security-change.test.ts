import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectAs } from '#platform/testing/socket.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { expectStaysFresh } from '#platform/testing/stays-fresh.ts';
import { stepping } from '#platform/testing/stepping.ts';
import { beginAuthenticator } from '../contract/begin-authenticator.ts';
import { changePassword } from '../contract/change-password.ts';
import { getMySecurity } from '../contract/get-my-security.ts';
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
