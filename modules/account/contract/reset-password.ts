import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { ResetCode } from './get-reset.ts';
import { PASSWORD_MAX } from './limits.ts';

/** Takes a new password with a link from a letter; every session of the person ends, and nobody is signed in by it. */
export const resetPassword = endpoint('POST /auth/resets/:code', {
  params: Type.Object({ code: ResetCode }),
  body: Type.Object({
    password: Type.String({ minLength: 1, maxLength: PASSWORD_MAX }),
    password_repeat: Type.String({ minLength: 1, maxLength: PASSWORD_MAX }),
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
