import { handleSlowly } from '#platform/server/handle.ts';
import { signInWithPasskey as contract } from '../contract/sign-in-with-passkey.ts';
import { refuseCopy, showPasskey } from './passkey-proof-store.ts';
import { countUse } from './passkey-store.ts';
import { enter } from './session-store.ts';

export const signInWithPasskey = handleSlowly(contract, async (call) => {
  const { body, now, client, credential: former, cookie, transaction } = call;
  const shown = await showPasskey(body, { purpose: 'sign-in', session_id: null }, call);
  const session = await transaction(async (tx, announce) => {
    if (!(await countUse(tx, shown, now))) refuseCopy(call.log, shown);
    return enter(tx, { person_id: shown.person_id, by: 'passkey', client, former, announce }, now);
  });
  cookie.set(session.token, { is_lasting: session.is_mobile });
  return { user_id: shown.person_id };
});
