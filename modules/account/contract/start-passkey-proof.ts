import { endpoint } from '#platform/contract/endpoint.ts';
import { AssertionOptions } from './webauthn.ts';

/** What a page needs to ask somebody who is signed in for one of their own passkeys. */
export const startPasskeyProof = endpoint('POST /auth/passkey-proof-options', {
  answer: AssertionOptions,
  refuses: ['no_passkeys'],
  secret: true,
});
