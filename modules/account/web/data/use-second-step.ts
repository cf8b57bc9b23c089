import { useState } from 'react';
import { CallError } from '#platform/web/data/call-error.ts';
import { useWrite } from '#platform/web/data/use-write.ts';
import { finishSecondStep } from '../../contract/finish-second-step.ts';
import { RESEND_SECONDS } from '../../contract/limits.ts';
import type { SecondStep, StepMethod } from '../../contract/second-step.ts';
import { sendStepCode } from '../../contract/send-step-code.ts';

type Handlers = { onDone: (user_id: number) => void; onOver: (error: CallError) => void };

/** A code that was sent: another may be asked for after so many seconds. `round` tells one wait from the next. */
export type Sending = { round: number; seconds: number };

const OVER = 'second_step_session_expired';

/** Taking the second step of a sign-in: by one of the ways that the account has. */
export function useSecondStep({ challenge, methods }: SecondStep, { onDone, onOver }: Handlers) {
  const [method, setMethod] = useState<StepMethod | undefined>(methods[0]?.method);
  const [sending, setSending] = useState<Sending | null>(null);
  const wait = (seconds: number) => setSending((last) => ({ round: (last?.round ?? 0) + 1, seconds }));
  /** A step that is over goes back to the password; everything else is drawn in the form. */
  const inPlace = (error: CallError): boolean => {
    if (error.key === OVER) onOver(error);
    // The last try is gone: another code would only be told that it comes too late.
    if (error.params.tries_left === 0) onOver(new CallError({ status: 401, refusals: [{ key: OVER, params: {} }] }));
    if (error.key === 'second_step_too_many_requests') wait(Number(error.params.seconds));
    return true;
  };
  const send = useWrite(sendStepCode, { inPlace, onDone: () => wait(RESEND_SECONDS) });
  const finish = useWrite(finishSecondStep, { inPlace, onDone: ({ user_id }) => onDone(user_id) });
  return {
    method,
    sent_to: methods.find((one) => one.method === method)?.sent_to ?? null,
    others: methods.filter((one) => one.method !== method).map((one) => one.method),
    choose: (other: StepMethod) => {
      setMethod(other);
      setSending(null);
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
