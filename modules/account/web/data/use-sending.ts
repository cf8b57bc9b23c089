import { useState } from 'react';
import type { CallError } from '#platform/web/data/call-error.ts';
import { RESEND_SECONDS } from '../../contract/limits.ts';

/** A code that was sent: another may be asked for after so many seconds. `round` tells one wait from the next. */
type Sending = { round: number; seconds: number };

/** Codes that are sent, and how long to wait before another: what the answer means for it, or the refusal. */
export function useSending() {
  const [sending, setSending] = useState<Sending | null>(null);
  const wait = (seconds: number) => setSending((last) => ({ round: (last?.round ?? 0) + 1, seconds }));
  return {
    sending,
    sent: () => wait(RESEND_SECONDS),
    refused: ({ key, params }: CallError) => {
      if (key === 'second_step_too_many_requests') wait(Number(params.seconds));
    },
    forget: () => setSending(null),
  };
}
