import { sendTo } from '#modules/notices/server/doors.ts';
import type { Transaction } from '#platform/server/db.ts';
import { newDigits } from '#platform/server/new-secret.ts';
import { Refusal } from '#platform/server/refusal.ts';
import { RESEND_SECONDS, STEP_CODE_DIGITS, STEP_CODE_MINUTES } from '../contract/limits.ts';
import type { factorCodeLetter, stepCodeLetter } from '../contract/notices.ts';
import { type CodeRequest, secondsToWait } from './code-request-store.ts';

type Sending = {
  readonly request: CodeRequest;
  readonly to: Parameters<typeof sendTo>[1];
  readonly letter: typeof factorCodeLetter | typeof stepCodeLetter;
  /** Writes the code down where it will be asked for. */
  readonly keep: (code: string, expires_at: Date) => Promise<unknown>;
};

/** Sends somebody a code, unless the last one has just left; tells until when it is good, and when another may be asked for. */
export async function sendCode(
  tx: Transaction,
  { request, to, letter, keep }: Sending,
  now: Date,
): Promise<{ expires_at: string; resend_at: string }> {
  const seconds = await secondsToWait(tx, request, now);
  if (seconds > 0) throw new Refusal('second_step_too_many_requests', { seconds });
  const code = newDigits(STEP_CODE_DIGITS);
  const expires_at = new Date(now.getTime() + STEP_CODE_MINUTES * 60_000);
  await keep(code, expires_at);
  await sendTo(tx, to, letter, { code, minutes: STEP_CODE_MINUTES }, { now });
  const resend_at = new Date(now.getTime() + RESEND_SECONDS * 1000);
  return { expires_at: expires_at.toISOString(), resend_at: resend_at.toISOString() };
}
