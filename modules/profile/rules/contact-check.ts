import { plainCode } from '#platform/contract/typed-code.ts';
import { allow, refuse, type Verdict } from '#platform/contract/verdict.ts';
import { CODE_DIGITS, CODE_TRIES } from '../contract/limits.ts';
import type { ContactChannel } from '../contract/shapes.ts';

const CODE = new RegExp(`^\\d{${CODE_DIGITS}}$`);

/** A code as it was sent: a text and not a number, because it may begin with noughts. Null for anything else. */
export function readContactCode(typed: unknown): string | null {
  if (typeof typed !== 'string') return null;
  const plain = plainCode(typed);
  return CODE.test(plain) ? plain : null;
}

type State = { is_confirmed: boolean; is_expired: boolean; tries: number };

type Key =
  | 'contact_code_invalid'
  | 'contact_code_expired'
  | 'contact_code_spent'
  | 'email_already_verified'
  | 'phone_already_verified';

/** Whether a code can still be tried, and why not. No code at all is like a wrong one. */
export function judgeCheck(channel: ContactChannel, check: State | undefined): Verdict<Key> {
  if (!check) return refuse('contact_code_invalid');
  if (check.is_confirmed) return refuse(`${channel}_already_verified`);
  if (check.is_expired) return refuse('contact_code_expired');
  return check.tries >= CODE_TRIES ? refuse('contact_code_spent') : allow;
}

/** Whether the link of a letter still confirms its address. Wrong codes do not spend it: it cannot be guessed. */
export function judgeLink(
  check: State | undefined,
): Verdict<'email_link_invalid' | 'email_link_expired' | 'email_already_verified'> {
  if (!check) return refuse('email_link_invalid');
  if (check.is_confirmed) return refuse('email_already_verified');
  return check.is_expired ? refuse('email_link_expired') : allow;
}
