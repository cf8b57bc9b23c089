import { handle } from '#platform/server/handle.ts';
import { renewBearer as contract } from '../contract/renew-bearer.ts';
import { openBearer } from './bearer-store.ts';

export const renewBearer = handle(contract, async ({ tx, actor, credential, now, refuse }) => {
  // A cookie that scripts cannot read must not become a bearer that they can.
  if (credential?.kind !== 'bearer') refuse('not_allowed_action');
  return openBearer(tx, actor.session_id, now);
});
