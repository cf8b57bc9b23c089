import { sendTo } from '#modules/notices/server/doors.ts';
import { handleAnyone } from '#platform/server/handle.ts';
import { newDigits } from '#platform/server/new-secret.ts';
import { STEP_CODE_DIGITS, STEP_CODE_MINUTES } from '../contract/limits.ts';
import { stepCodeLetter } from '../contract/notices.ts';
import { SENT_FACTORS } from '../contract/second-step.ts';
import { sendStepCode as contract } from '../contract/send-step-code.ts';
import { secondsToWait, timesOf } from './code-request-store.ts';
import { credentialOfPerson } from './credential-store.ts';
import { stepAddress } from './factor-store.ts';
import { keepStepCode, openStep } from './second-step-store.ts';

export const sendStepCode = handleAnyone(contract, async ({ tx, body, now, client, refuse }) => {
  const step = (await openStep(tx, body.challenge, now)) ?? refuse('second_step_session_expired');
  const { person_id } = step;
  if (!(await credentialOfPerson(tx, person_id))) refuse('second_step_user_not_found');
  const method = SENT_FACTORS.find((one) => one === body.method) ?? refuse('second_step_method_invalid');
  const address = (await stepAddress(tx, person_id, method)) ?? refuse('second_step_method_invalid');
  const seconds = await secondsToWait(
    tx,
    { subject: { person_id }, what: `step.${method}`, address: client.address },
    now,
  );
  if (seconds > 0) refuse('second_step_too_many_requests', { seconds });
  const [code, { expires_at, resend_at }] = [newDigits(STEP_CODE_DIGITS), timesOf(now)];
  await keepStepCode(tx, step, method, code, expires_at);
  await sendTo(tx, { channel: method, ...address }, stepCodeLetter, { code, minutes: STEP_CODE_MINUTES }, { now });
  return { expires_at: expires_at.toISOString(), resend_at: resend_at.toISOString() };
});
