import { allow, refuse, type Verdict } from '#platform/contract/verdict.ts';
import type { ContactChannel } from '../contract/shapes.ts';

type Uses = {
  readonly channel: ContactChannel;
  /** Whether the codes of the second step go there. */
  readonly is_second_step: boolean;
  /** Whether a forgotten password could be got around by a passkey or an eID. */
  readonly has_other_recovery: boolean;
};

/** A contact may go as long as nothing hangs on it: no code at sign-in, and not the only way back to a lost password. */
export function mayRemoveContact({
  channel,
  is_second_step,
  has_other_recovery,
}: Uses): Verdict<'contact_is_second_step' | 'email_is_last_recovery'> {
  if (is_second_step) return refuse('contact_is_second_step');
  if (channel === 'email' && !has_other_recovery) return refuse('email_is_last_recovery');
  return allow;
}
