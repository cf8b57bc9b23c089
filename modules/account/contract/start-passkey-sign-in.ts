import { endpoint } from '#platform/contract/endpoint.ts';
import { AssertionOptions } from './webauthn.ts';

/** What the sign-in page needs to ask for a passkey, whoever's it may be. */
export const startPasskeySignIn = endpoint('POST /auth/passkey-options', {
  answer: AssertionOptions,
  secret: true,
});
