import { isBlank } from '#platform/contract/text.ts';
import { handle } from '#platform/server/handle.ts';
import { passkeysChanged } from '../contract/facts.ts';
import { renamePasskey as contract } from '../contract/rename-passkey.ts';
import { updateName } from './passkey-store.ts';
import { tellOfChange } from './security-change-store.ts';

export const renamePasskey = handle(contract, async ({ tx, announce, actor, params, body, now, refuse }) => {
  if (isBlank(body.name)) return refuse('passkey_name_blank');
  const renamed = (await updateName(tx, actor, params.passkeyId, body.name.trim())) ?? refuse('passkey_not_found');
  await announce(passkeysChanged, {}, { persons: [actor.user_id] });
  await tellOfChange(tx, announce, actor.user_id, 'passkey_renamed', now);
  return renamed;
});
