import { sendTo } from '#modules/notices/server/doors.ts';
import { handle } from '#platform/server/handle.ts';
import { newDigits } from '#platform/server/new-secret.ts';
import { STEP_CODE_DIGITS, STEP_CODE_MINUTES } from '../contract/limits.ts';
import { factorCodeLetter } from '../contract/notices.ts';
import { SENT_FACTORS } from '../contract/second-step.ts';
import { sendFactorCode as contract } from '../contract/send-factor-code.ts';
import { secondsToWait, timesOf } from './code-request-store.ts';
import { keepFactorCode } from './factor-setup-store.ts';
import { addressesOf } from './factor-store.ts';

export const sendFactorCode = handle(contract, async ({ tx, actor: { user_id }, params, now, client, refuse }) => {
  const factor = SENT_FACTORS.find((one) => one === params.factor) ?? refuse('second_step_method_invalid');
  const { [factor]: recipient, language } = await addressesOf(tx, user_id);
  if (recipient === null) return refuse('second_step_method_invalid');
  const [code, { expires_at, resend_at }] = [newDigits(STEP_CODE_DIGITS), timesOf(now)];
  if (!(await keepFactorCode(tx, user_id, factor, code, expires_at))) refuse('second_step_already_enabled');
  const seconds = await secondsToWait(
    tx,
    { subject: { person_id: user_id }, what: `factor.${factor}`, address: client.address },
    now,
  );
  if (seconds > 0) refuse('second_step_too_many_requests', { seconds });
  const told = { code, minutes: STEP_CODE_MINUTES };
  await sendTo(tx, { channel: factor, recipient, language }, factorCodeLetter, told, { now });
  return { expires_at: expires_at.toISOString(), resend_at: resend_at.toISOString() };
});
