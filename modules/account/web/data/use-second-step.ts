import { useState } from 'react';
import { type CallError, refusedError } from '#platform/web/data/call-error.ts';
import { useWrite } from '#platform/web/data/use-write.ts';
import { finishSecondStep } from '../../contract/finish-second-step.ts';
import type { SecondStep, StepMethod } from '../../contract/second-step.ts';
import { sendStepCode } from '../../contract/send-step-code.ts';
import { useSending } from './use-sending.ts';

type Handlers = { onDone: (user_id: number) => void; onOver: (error: CallError) => void };

/** The refusals that stand at the field of a code; the others are about the whole. */
export const CODE_REFUSALS: readonly string[] = [
  'second_step_code_invalid',
  'second_step_code_expired',
  'second_step_bad_request',
];

const OVER = 'second_step_session_expired';

/** Taking the second step of a sign-in: by one of the ways that the account has. */
export function useSecondStep({ challenge, methods }: SecondStep, { onDone, onOver }: Handlers) {
  const [method, setMethod] = useState<StepMethod | undefined>(methods[0]?.method);
  const { sending, sent, refused, forget } = useSending();
  /** A step that is over goes back to the password; everything else is drawn in the form. */
  const inPlace = (error: CallError): boolean => {
    if (error.key === OVER) onOver(error);
    // The last try is gone: another code would only be told that it comes too late.
    if (error.params.tries_left === 0) onOver(refusedError(401, OVER));
    refused(error);
    return true;
  };
  const send = useWrite(sendStepCode, { inPlace, onDone: sent });
  const finish = useWrite(finishSecondStep, { inPlace, onDone: ({ user_id }) => onDone(user_id) });
  return {
    method,
    sent_to: methods.find((one) => one.method === method)?.sent_to ?? null,
    others: methods.filter((one) => one.method !== method).map((one) => one.method),
    choose: (other: StepMethod) => {
      setMethod(other);
      forget();
      send.reset();
      finish.reset();
    },
    sending,
    send: () => {
      finish.reset();
      if (method) send.run({ body: { challenge, method } });
    },
    isSending: send.pending,
    finish: (code: string, trust_device: boolean) => {
      send.reset();
      if (method) finish.run({ body: { challenge, method, code, trust_device } });
    },
    isFinishing: finish.pending,
    error: finish.error ?? send.error,
  };
}
