import { handleAnyone } from '#platform/server/handle.ts';
import { startPasskeySignIn as contract } from '../contract/start-passkey-sign-in.ts';
import { openChallenge } from './passkey-challenge-store.ts';
import { assertionOptions } from './passkey-options-store.ts';

export const startPasskeySignIn = handleAnyone(contract, async ({ tx, hostname, now }) =>
  assertionOptions(hostname, await openChallenge(tx, { purpose: 'sign-in', session_id: null }, now), []),
);
