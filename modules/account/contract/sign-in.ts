import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';
import { PASSWORD_MAX, USERNAME_MAX } from './limits.ts';
import { SecondStep } from './second-step.ts';

/**
 * Opens a session with a password, or says how to go on where the account has a second step. An unknown name and a
 * wrong password are told apart by nothing.
 */
export const signIn = endpoint('POST /auth/login', {
  body: Type.Object({
    username: Type.String({ minLength: 1, maxLength: USERNAME_MAX }),
    password: Type.String({ minLength: 1, maxLength: PASSWORD_MAX }),
  }),
  answer: Type.Union([Type.Object({ user_id: Id }), Type.Object({ second_step: SecondStep })]),
  refuses: ['wrong_username_or_password', 'too_many_sign_ins'],
  secret: true,
});
