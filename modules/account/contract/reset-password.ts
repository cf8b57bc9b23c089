import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { ResetCode } from './get-reset.ts';
import { NewPassword } from './new-password.ts';

/** Takes a new password with a link from a letter; every session of the person ends, and nobody is signed in by it. */
export const resetPassword = endpoint('POST /auth/resets/:code', {
  params: Type.Object({ code: ResetCode }),
  body: Type.Object({
    password: NewPassword,
    password_repeat: NewPassword,
  }),
  answer: Type.Object({ username: Type.String() }),
  refuses: [
    'reset_link_invalid',
    'password_too_short',
    'password_too_long',
    'password_too_simple',
    'password_too_common',
    'password_repeat_differs',
    'password_reused',
  ],
  secret: true,
});
