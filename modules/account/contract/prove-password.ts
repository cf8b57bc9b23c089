import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { PASSWORD_MAX } from './limits.ts';

/** Somebody in a session shows again who they are, with the password; the session gets a new id. */
export const provePassword = endpoint('POST /auth/prove', {
  body: Type.Object({ password: Type.String({ minLength: 1, maxLength: PASSWORD_MAX }) }),
  answer: Type.Object({ proved: Type.Literal(true) }),
  refuses: ['wrong_password', 'too_many_sign_ins'],
  secret: true,
});
