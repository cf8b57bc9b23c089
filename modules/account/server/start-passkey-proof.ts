import { handle } from '#platform/server/handle.ts';
import { startPasskeyProof as contract } from '../contract/start-passkey-proof.ts';
import { openChallenge } from './passkey-challenge-store.ts';
import { assertionOptions } from './passkey-options-store.ts';
import { descriptorsOf } from './passkey-store.ts';

export const startPasskeyProof = handle(contract, async ({ tx, actor, hostname, now, refuse }) => {
  const own = await descriptorsOf(tx, actor);
  if (own.length === 0) return refuse('no_passkeys');
  const { session_id } = actor;
  return assertionOptions(hostname, await openChallenge(tx, { purpose: 'prove', session_id }, now), own);
});
