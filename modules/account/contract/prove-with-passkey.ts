import { endpoint } from '#platform/contract/endpoint.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';

/** Somebody who is signed in shows with a passkey that it is still them. */
export const proveWithPasskey = endpoint('POST /auth/passkey-proof', {
  body: signInWithPasskey.body,
  answer: signInWithPasskey.answer,
  refuses: ['passkey_not_accepted', 'passkey_not_known', 'passkey_too_late'],
  secret: true,
});
