import { handle } from '#platform/server/handle.ts';
import { passkeysChanged } from '../contract/facts.ts';
import { removePasskey as contract } from '../contract/remove-passkey.ts';
import { mayLoseWayIn } from '../rules/may-lose-way-in.ts';
import { deletePasskey, holdPasskeys } from './passkey-store.ts';
import { tellOfChange } from './security-change-store.ts';
import { waysInOf } from './way-in-store.ts';

export const removePasskey = handle(contract, async ({ tx, announce, actor, params, now, permit, refuse }) => {
  await holdPasskeys(tx, actor);
  if (!(await deletePasskey(tx, actor, params.passkeyId))) return refuse('passkey_not_found');
  permit(mayLoseWayIn(await waysInOf(tx, actor)));
  await announce(passkeysChanged, {}, { persons: [actor.user_id] });
  await tellOfChange(tx, announce, actor.user_id, 'passkey_removed', now);
  return { removed: true as const };
});
