import type { Static } from 'typebox';
import { PASSKEY_CHALLENGE_MINUTES } from '../contract/limits.ts';
import type { AssertionOptions, CreationOptions } from '../contract/webauthn.ts';

type Descriptors = Static<typeof AssertionOptions>['allowCredentials'];

const timeout = PASSKEY_CHALLENGE_MINUTES * 60_000;

/** Ed25519, P-256 and RSA, by the numbers that authenticators know them by, the best first. */
export const ALGORITHMS = [-8, -7, -257];

/** Asks for a signature of one of these passkeys, or of any. */
export const assertionOptions = (
  hostname: string,
  challenge: string,
  allowCredentials: Descriptors,
): Static<typeof AssertionOptions> => ({
  challenge,
  rpId: hostname,
  timeout,
  userVerification: 'required',
  allowCredentials,
});

/** Asks for a new passkey that the device finds by itself, and that it opens only for its owner. */
export const creationOptions = (
  hostname: string,
  challenge: string,
  user: Static<typeof CreationOptions>['user'],
  excludeCredentials: Descriptors,
): Static<typeof CreationOptions> => ({
  challenge,
  rp: { id: hostname, name: 'Kriit' },
  user,
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
  timeout,
  attestation: 'none',
  excludeCredentials,
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
});
