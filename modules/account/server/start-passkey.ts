import { handle } from '#platform/server/handle.ts';
import { PASSKEYS_MAX } from '../contract/limits.ts';
import { startPasskey as contract } from '../contract/start-passkey.ts';
import { credentialOfPerson } from './credential-store.ts';
import { openChallenge } from './passkey-challenge-store.ts';
import { creationOptions } from './passkey-options-store.ts';
import { descriptorsOf, holdPasskeys } from './passkey-store.ts';

export const startPasskey = handle(contract, async ({ tx, actor, hostname, now, refuse }) => {
  const { handle: id } = await holdPasskeys(tx, actor);
  const own = await descriptorsOf(tx, actor);
  if (own.length >= PASSKEYS_MAX) return refuse('too_many_passkeys', { max: PASSKEYS_MAX });
  const { session_id } = actor;
  const displayName = `${actor.firstname} ${actor.lastname}`;
  const name = (await credentialOfPerson(tx, actor.user_id))?.username ?? displayName;
  const challenge = await openChallenge(tx, { purpose: 'register', session_id }, now);
  return creationOptions(hostname, challenge, { id, name, displayName }, own);
});
