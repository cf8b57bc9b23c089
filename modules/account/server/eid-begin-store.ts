import { holdIdentity } from '#modules/people/server/doors.ts';
import type { Credential } from '#platform/server/credential.ts';
import type { Transaction } from '#platform/server/db.ts';
import type { Client } from '#platform/server/handle.ts';
import { newToken } from '#platform/server/new-secret.ts';
import { Refusal } from '#platform/server/refusal.ts';
import type { SideCookies } from '#platform/server/side-cookie.ts';
import type { Work } from '#platform/server/transaction.ts';
import type { EidWay } from '../contract/eid.ts';
import { type EidPurpose, insertTurn, rememberOfTurn, secondsToBegin, sessionBehind } from './eid-turn-store.ts';

/** By this cookie a browser is known as the one that began a turn. */
export const EID_COOKIE = 'eid';

/** What of a call is needed to begin or end a turn. */
export type EidCall = {
  readonly now: Date;
  readonly client: Client;
  readonly credential: Credential | null;
  readonly sideCookies: SideCookies;
  readonly transaction: <T>(work: Work<T>) => Promise<T>;
};

type Wish = {
  readonly purpose: EidPurpose;
  readonly way: EidWay;
  /** Whose phone will ring, where we know it already. */
  readonly asked: string | null;
};

/** In whose session it is, if it has to be in one: another site's session is none, and nobody is verified twice. */
async function sessionFor(tx: Transaction, purpose: EidPurpose, { credential, now }: EidCall): Promise<number | null> {
  if (purpose === 'sign-in') return null;
  // Nobody has a bearer but a launched session.
  if (credential?.kind === 'bearer') throw new Refusal('step_up_needed');
  const session = credential === null ? undefined : await sessionBehind(tx, credential, now);
  if (!session) throw new Refusal('not_logged_in');
  if (session.is_launched) throw new Refusal('step_up_needed');
  const known = await holdIdentity(tx, session.person_id);
  if (purpose === 'verify' && known?.is_verified) throw new Refusal('already_verified');
  return session.session_id;
}

/** Begins a turn: asks whether it may begin and counts it, asks the service, and keeps what has to be remembered. */
export async function beginTurn<Begun extends { turn: unknown }>(
  call: EidCall,
  wish: Wish,
  start: (turn: string) => Promise<Begun> | Begun,
): Promise<Omit<Begun, 'turn'> & { turn: string }> {
  const { now, client, sideCookies, transaction } = call;
  const beginner = { asked: wish.asked, address: client.address };
  const browser = sideCookies.read(EID_COOKIE) ?? newToken();
  const turn = await transaction(async (tx) => {
    const seconds = await secondsToBegin(tx, beginner, now);
    if (seconds > 0) throw new Refusal('too_many_requests', { seconds });
    const session_id = await sessionFor(tx, wish.purpose, call);
    return insertTurn(tx, { ...beginner, ...wish, session_id, browser }, now);
  });
  const { turn: remembered, ...begun } = await start(turn);
  await transaction((tx) => rememberOfTurn(tx, turn, browser, remembered));
  sideCookies.set(EID_COOKIE, browser);
  return { ...begun, turn };
}
