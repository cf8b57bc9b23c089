import { handleInSteps } from '#platform/server/handle.ts';
import { proveWithPasskey as contract } from '../contract/prove-with-passkey.ts';
import { refuseCopy, showPasskey } from './passkey-proof-store.ts';
import { countUse } from './passkey-store.ts';
import { holdSession } from './session-hold-store.ts';
import { proveAgain } from './session-store.ts';

export const proveWithPasskey = handleInSteps(contract, async (call) => {
  const { body, actor, now, cookie, refuse, transaction } = call;
  const { session_id, user_id } = actor;
  const shown = await showPasskey(body, { purpose: 'prove', session_id }, call);
  if (shown.person_id !== user_id) return refuse('passkey_not_known');
  const { token, is_mobile } = await transaction(async (tx) => {
    await holdSession(tx, actor);
    if (!(await countUse(tx, shown, now))) refuseCopy(call.log, shown);
    return proveAgain(tx, session_id, 'passkey', now);
  });
  cookie.set(token, { is_lasting: is_mobile });
  return { user_id };
});
