import { handleAnyone } from '#platform/server/handle.ts';
import { startPasskeySignIn as contract } from '../contract/start-passkey-sign-in.ts';
import { openChallenge, secondsToAsk } from './passkey-challenge-store.ts';
import { assertionOptions } from './passkey-options-store.ts';

export const startPasskeySignIn = handleAnyone(contract, async ({ tx, hostname, client: { address }, now, refuse }) => {
  const seconds = await secondsToAsk(tx, address, now);
  if (seconds > 0) refuse('too_many_requests', { seconds });
  const challenge = await openChallenge(tx, { purpose: 'sign-in', session_id: null }, now, address);
  return assertionOptions(hostname, challenge, []);
});
