import { lengthOf } from '#platform/contract/text.ts';
import { allow, refuse, type Verdict } from '#platform/contract/verdict.ts';
import { PASSWORD_CLASSES, PASSWORD_MAX, PASSWORD_MIN } from '../contract/limits.ts';
import { isGuessedPassword } from './guessed-passwords.ts';

/** Why a new password is not taken. */
export type PasswordRefusal =
  | 'password_too_short'
  | 'password_too_long'
  | 'password_too_simple'
  | 'password_too_common'
  | 'password_repeat_differs';

/** What a form shows while someone types a new password. */
export type PasswordHints = {
  readonly is_long_enough: boolean;
  readonly is_mixed_enough: boolean;
  readonly is_uncommon: boolean;
};

// Letters without case (Japanese, Georgian) and spaces count as special, so that no alphabet is shut out.
const CLASSES = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{Ll}\p{Lu}\p{Nd}]/u];

/** How a password stands by the rules that need nothing but itself. */
export function passwordHints(password: string): PasswordHints {
  // A letter typed as base and accent would otherwise bring a second class along.
  const composed = password.normalize('NFC');
  const is_long_enough = lengthOf(composed) >= PASSWORD_MIN;
  const is_mixed_enough = CLASSES.filter((one) => one.test(composed)).length >= PASSWORD_CLASSES;
  // What is short or plain is easy to guess, whether or not it is one of the commonest.
  const is_uncommon = is_long_enough && is_mixed_enough && !isGuessedPassword(composed);
  return { is_long_enough, is_mixed_enough, is_uncommon };
}

/** Judges a new password with its repeat; the first fault is told (S3 section 5). */
export function judgePassword(password: string, repeat: string): Verdict<PasswordRefusal> {
  const hints = passwordHints(password);
  if (!hints.is_long_enough) return refuse('password_too_short', { min: PASSWORD_MIN });
  if (lengthOf(password) > PASSWORD_MAX) return refuse('password_too_long', { max: PASSWORD_MAX });
  if (!hints.is_mixed_enough) return refuse('password_too_simple', { classes: PASSWORD_CLASSES });
  if (!hints.is_uncommon) return refuse('password_too_common');
  if (password.normalize('NFC') !== repeat.normalize('NFC')) return refuse('password_repeat_differs');
  return allow;
}
