import { generate } from 'otplib';
import { beginAuthenticator } from '#modules/account/contract/begin-authenticator.ts';
import { finishSecondStep } from '#modules/account/contract/finish-second-step.ts';
import type { SecondStep } from '#modules/account/contract/second-step.ts';
import { sendFactorCode } from '#modules/account/contract/send-factor-code.ts';
import { signIn } from '#modules/account/contract/sign-in.ts';
import { turnOnFactor } from '#modules/account/contract/turn-on-factor.ts';
import { DEMO_PASSWORD } from '#modules/account/server/demo-password.ts';
import type { TestClient } from './client.ts';
import { codeInLetter } from './letters.ts';
import type { StartedApp } from './start-app.ts';

type Finishing = { method?: string; trust_device?: boolean };

/** What people with a second step do, in a school whose clock the story moves. */
export function stepping(school: StartedApp) {
  /** What an app with this secret shows now. */
  const codeOf = (secret: string): Promise<string> =>
    generate({ secret, epoch: Math.floor(school.clock().getTime() / 1000) });
  /** On to the next step of the clock, in which an app shows another code. */
  const nextStep = () => school.clock.advance(30);
  const knock = (username: string, browser = school.client()) =>
    browser.call(signIn, { body: { username, password: DEMO_PASSWORD } });

  return {
    codeOf,
    nextStep,
    knock,
    /** Forgets what earlier stories left: methods, devices, and what they were counted for. */
    async forget() {
      await school.db.pool.query('truncate account.factor, account.recovery_code, account.code_request');
      await school.db.pool.query(
        'truncate account.trusted_device, account.second_step, account.step_code, account.sign_in_failure',
      );
    },
    /** Somebody who has signed in and turned an authenticator app on. */
    async withApp(username: string) {
      const person = await school.as(username);
      const { secret, uri } = (await person.call(beginAuthenticator)).data;
      const on = await person.call(turnOnFactor, { params: { factor: 'app' }, body: { code: await codeOf(secret) } });
      nextStep();
      return { person, secret, uri, recovery_codes: on.data.recovery_codes ?? [] };
    },
    /** Turns codes by e-mail on. */
    async withEmail(person: TestClient) {
      await person.call(sendFactorCode, { params: { factor: 'email' } });
      const code = await codeInLetter(school);
      return person.call(turnOnFactor, { params: { factor: 'email' }, body: { code } });
    },
    /** The first step of a sign-in. */
    async begin(username: string, browser = school.client()): Promise<SecondStep & { browser: TestClient }> {
      const { data } = await knock(username, browser);
      if (!('second_step' in data)) throw new Error('the password alone let them in');
      return { ...data.second_step, browser };
    },
    /** The second one. */
    finish: (
      browser: TestClient,
      challenge: string,
      code: string,
      { method = 'app', trust_device = false }: Finishing = {},
    ) => browser.call(finishSecondStep, { body: { challenge, method, code, trust_device } }),
  };
}
