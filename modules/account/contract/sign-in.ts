import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';
import { PASSWORD_MAX, USERNAME_MAX } from './limits.ts';

/** Opens a session with a password. An unknown name and a wrong password are told apart by nothing. */
export const signIn = endpoint('POST /auth/login', {
  body: Type.Object({
    username: Type.String({ minLength: 1, maxLength: USERNAME_MAX }),
    password: Type.String({ minLength: 1, maxLength: PASSWORD_MAX }),
  }),
  answer: Type.Object({ user_id: Id }),
  refuses: ['wrong_username_or_password', 'too_many_sign_ins'],
  secret: true,
});
