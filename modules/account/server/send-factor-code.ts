import { handle } from '#platform/server/handle.ts';
import { factorCodeLetter } from '../contract/notices.ts';
import { SENT_FACTORS } from '../contract/second-step.ts';
import { sendFactorCode as contract } from '../contract/send-factor-code.ts';
import { keepFactorCode, setupOf } from './factor-setup-store.ts';
import { addressesOf } from './factor-store.ts';
import { sendCode } from './sent-code-store.ts';

export const sendFactorCode = handle(contract, async ({ tx, actor: { user_id }, params, now, client, refuse }) => {
  const factor = SENT_FACTORS.find((one) => one === params.factor) ?? refuse('second_step_method_invalid');
  const { [factor]: recipient, language } = await addressesOf(tx, user_id);
  if (recipient === null) return refuse('second_step_method_invalid');
  if ((await setupOf(tx, user_id, factor))?.is_on) refuse('second_step_already_enabled');
  const sending = {
    request: { subject: { person_id: user_id }, what: `factor.${factor}`, address: client.address },
    to: { channel: factor, recipient, language },
    letter: factorCodeLetter,
    // Another tab may have turned the method on since it was looked at: nothing is sent that nobody would ask for.
    keep: async (code: string, expires_at: Date) => {
      if (!(await keepFactorCode(tx, user_id, factor, code, expires_at))) refuse('second_step_already_enabled');
    },
  } as const;
  return sendCode(tx, sending, now);
});
