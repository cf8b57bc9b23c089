import type { Actor } from '#platform/server/actor.ts';
import type { Transaction } from '#platform/server/db.ts';
import { handle } from '#platform/server/handle.ts';
import { Refusal } from '#platform/server/refusal.ts';
import { getMyStatus as contract } from '../contract/get-my-status.ts';
import { asksForPassword } from '../rules/password-age.ts';
import { credentialOfPerson } from './credential-store.ts';
import { idleLimitSeconds, sessionState } from './session-store.ts';

/** How the session stands and when it would end if nothing more happened. */
export async function describeSession(tx: Transaction, { session_id, user_id, is_launched }: Actor, now: Date) {
  const state = await sessionState(tx, session_id);
  if (!state) throw new Refusal('session_not_authorised');
  const own = await credentialOfPerson(tx, user_id);
  const idle_limit_seconds = idleLimitSeconds(state.is_mobile);
  const expires = new Date(new Date(state.last_used_at).getTime() + idle_limit_seconds * 1000);
  return {
    signed_in: true as const,
    method: state.method,
    signed_in_at: state.signed_in_at,
    is_mobile: state.is_mobile,
    idle_limit_seconds,
    expires_at: expires.toISOString(),
    asks_new_password: own !== undefined && !is_launched && asksForPassword(own.changed_at, own.put_off_until, now),
  };
}

export const getMyStatus = handle(contract, ({ tx, actor, now }) => describeSession(tx, actor, now));
