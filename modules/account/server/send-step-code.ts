import { handleAnyone } from '#platform/server/handle.ts';
import { stepCodeLetter } from '../contract/notices.ts';
import { SENT_FACTORS } from '../contract/second-step.ts';
import { sendStepCode as contract } from '../contract/send-step-code.ts';
import { credentialOfPerson } from './credential-store.ts';
import { stepAddress } from './factor-store.ts';
import { keepStepCode, openStep } from './second-step-store.ts';
import { sendCode } from './sent-code-store.ts';

export const sendStepCode = handleAnyone(contract, async ({ tx, body, now, client, refuse }) => {
  const step = (await openStep(tx, body.challenge, now)) ?? refuse('second_step_session_expired');
  const { person_id } = step;
  if (!(await credentialOfPerson(tx, person_id))) refuse('second_step_user_not_found');
  const method = SENT_FACTORS.find((one) => one === body.method) ?? refuse('second_step_method_invalid');
  const address = (await stepAddress(tx, person_id, method)) ?? refuse('second_step_method_invalid');
  const sending = {
    request: { subject: { person_id }, what: `step.${method}`, address: client.address },
    to: { channel: method, ...address },
    letter: stepCodeLetter,
    keep: (code: string, expires_at: Date) => keepStepCode(tx, step, method, code, expires_at),
  } as const;
  return sendCode(tx, sending, now);
});
