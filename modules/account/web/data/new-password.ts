import { sentenceOf } from '#platform/web/errors/error-sentence.ts';
import { judgePassword } from '../../rules/password.ts';

/** A new password and its repeat, as the fields hold them and as they are sent. */
export type NewPassword = { password: string; password_repeat: string };

export const NO_PASSWORD: NewPassword = { password: '', password_repeat: '' };

/** What the rules of the server have against it, before it is sent. */
export function checkPassword({ password, password_repeat }: NewPassword): Partial<NewPassword> {
  const verdict = judgePassword(password, password_repeat);
  if (verdict.allowed) return {};
  const field = verdict.key === 'password_repeat_differs' ? 'password_repeat' : 'password';
  return { [field]: sentenceOf(verdict.key, verdict.params) };
}

/** The field that each refusal of a new password is about. */
export const PASSWORD_REFUSALS = {
  password: [
    'password_too_short',
    'password_too_long',
    'password_too_simple',
    'password_too_common',
    'password_reused',
  ],
  password_repeat: ['password_repeat_differs'],
} as const;
