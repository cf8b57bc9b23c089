import { notify } from '#modules/notices/server/doors.ts';
import type { Transaction } from '#platform/server/db.ts';
import { handleSlowly } from '#platform/server/handle.ts';
import { Refusal } from '#platform/server/refusal.ts';
import { finishSecondStep as contract } from '../contract/finish-second-step.ts';
import { stepFailedNotice } from '../contract/notices.ts';
import { STEP_METHODS } from '../contract/second-step.ts';
import { readCode } from '../rules/step-code.ts';
import { credentialOfPerson } from './credential-store.ts';
import { waysToStep } from './factor-store.ts';
import { endStep, judgeCode, openStep, type Step, takeTry } from './second-step-store.ts';
import { tellOfChange } from './security-change-store.ts';
import { enter } from './session-store.ts';
import { holdFailures, minutesShut, recordFailure } from './sign-in-failure-store.ts';
import { TRUST_COOKIE, TRUST_SECONDS, trustDevice } from './trusted-device-store.ts';

type Wrong = { username: string; address: string; now: Date };

/** A wrong code takes a try, and counts like a wrong password: new challenges bring no new guesses without end. */
async function countFailure(tx: Transaction, step: Step, { username, address, now }: Wrong): Promise<void> {
  await takeTry(tx, step);
  await recordFailure(tx, username, address, now);
  if (step.tries_left > 1) return;
  const link = '/profile/security';
  await notify(tx, { persons: [step.person_id] }, stepFailedNotice, {}, { now, link });
}

export const finishSecondStep = handleSlowly(contract, async (call) => {
  const { body, now, client, credential, cookie, sideCookies, refuse, transaction } = call;
  if (body.method === undefined) refuse('second_step_bad_request');
  const method = STEP_METHODS.find((one) => one === body.method) ?? refuse('second_step_method_invalid');
  const code = readCode(method, body.code) ?? refuse('second_step_bad_request');

  const outcome = await transaction(async (tx, announce) => {
    const step = (await openStep(tx, body.challenge, now)) ?? refuse('second_step_session_expired');
    const { person_id } = step;
    const { username } = (await credentialOfPerson(tx, person_id)) ?? refuse('second_step_user_not_found');
    await holdFailures(tx, username, client.address);
    const minutes = await minutesShut(tx, username, client.address, now);
    if (minutes > 0) refuse('second_step_too_many_requests', { seconds: minutes * 60 });
    if (!(await waysToStep(tx, person_id)).some((way) => way.method === method)) refuse('second_step_method_invalid');

    const fate = await judgeCode(tx, step, method, code, now);
    // What is refused as a value stays counted; a refusal that is thrown would undo it.
    if (fate === 'expired') return new Refusal('second_step_code_expired');
    if (fate === 'wrong') {
      await countFailure(tx, step, { username, address: client.address, now });
      return new Refusal('second_step_code_invalid', { tries_left: step.tries_left - 1 });
    }
    await endStep(tx, step);
    if (method === 'recovery_code') await tellOfChange(tx, announce, person_id, 'recovery_code_used', now);
    const trusted = body.trust_device ? await trustDevice(tx, person_id, sideCookies.read(TRUST_COOKIE), now) : null;
    const entering = { person_id, by: 'password', client, former: credential, announce } as const;
    return { ...(await enter(tx, entering, now)), trusted };
  });

  if (outcome instanceof Refusal) throw outcome;
  cookie.set(outcome.token, { is_lasting: outcome.is_mobile });
  if (outcome.trusted !== null) sideCookies.set(TRUST_COOKIE, outcome.trusted, TRUST_SECONDS);
  return { user_id: outcome.person_id };
});
