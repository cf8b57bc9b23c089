import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';
import { Assertion } from './webauthn.ts';

/** Opens a session with a passkey. It is two steps in one, something held and something known, so no second one follows. */
export const signInWithPasskey = endpoint('POST /auth/passkey', {
  body: Assertion,
  answer: Type.Object({ user_id: Id }),
  refuses: ['passkey_not_accepted', 'passkey_not_known', 'passkey_too_late'],
  secret: true,
});
