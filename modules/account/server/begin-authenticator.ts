import { handle } from '#platform/server/handle.ts';
import { appAddress, newAppSecret } from '#platform/server/one-time-code.ts';
import { beginAuthenticator as contract } from '../contract/begin-authenticator.ts';
import { keepAppSecret } from './authenticator-store.ts';
import { credentialOfPerson } from './credential-store.ts';

export const beginAuthenticator = handle(contract, async ({ tx, actor, refuse }) => {
  const secret = newAppSecret();
  if (!(await keepAppSecret(tx, actor.user_id, secret))) refuse('second_step_already_enabled');
  const own = await credentialOfPerson(tx, actor.user_id);
  return { secret, uri: appAddress(secret, own?.username ?? `${actor.firstname} ${actor.lastname}`) };
});
