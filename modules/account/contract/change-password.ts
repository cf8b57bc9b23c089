import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { PASSWORD_MAX } from './limits.ts';
import { NewPassword } from './new-password.ts';

/** Takes another password. The old one is the proof of who asks; the session gets a new id, trusted devices are forgotten. */
export const changePassword = endpoint('POST /user/me/password', {
  body: Type.Object({
    old_password: Type.String({ minLength: 1, maxLength: PASSWORD_MAX }),
    password: NewPassword,
    password_repeat: NewPassword,
    end_other_sessions: Type.Boolean(),
  }),
  answer: Type.Object({ changed: Type.Literal(true) }),
  refuses: [
    'wrong_old_password',
    'too_many_sign_ins',
    'password_too_short',
    'password_too_long',
    'password_too_simple',
    'password_too_common',
    'password_repeat_differs',
    'password_reused',
  ],
  secret: true,
});
