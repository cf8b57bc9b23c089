import { endpoint } from '#platform/contract/endpoint.ts';
import { CreationOptions } from './webauthn.ts';

/** What a browser needs to make a passkey for whoever is signed in; it leaves out devices that have one already. */
export const startPasskey = endpoint('POST /user/me/passkey-options', {
  answer: CreationOptions,
  refuses: ['too_many_passkeys'],
  secret: true,
});
