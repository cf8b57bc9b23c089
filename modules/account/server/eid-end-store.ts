import { confirmIdentity, holdIdentity, personByIdentity } from '#modules/people/server/doors.ts';
import { plainPersonalCode } from '#platform/contract/personal-code.ts';
import type { Announce } from '#platform/server/announce.ts';
import type { Transaction } from '#platform/server/db.ts';
import { EidFault, type EidOutcome, type EidPerson } from '#platform/server/eid/eid-fault.ts';
import type { SessionCookie } from '#platform/server/handle.ts';
import { type Log, securityEvent } from '#platform/server/log.ts';
import { permit, Refusal } from '#platform/server/refusal.ts';
import type { EidWay } from '../contract/eid.ts';
import { isSamePerson } from '../rules/same-person.ts';
import { EID_COOKIE, type EidCall } from './eid-begin-store.ts';
import { type FoundTurn, findTurn, sessionBehind, useTurn } from './eid-turn-store.ts';
import { tellOfChange } from './security-change-store.ts';
import { enter, proveAgain } from './session-store.ts';

type EndCall = EidCall & { readonly cookie: SessionCookie };
type Opened = { person_id: number; token: string; is_mobile: boolean };

const KEYS: Readonly<Record<Exclude<EidOutcome, 'no_profile'>, string>> = {
  cancelled: 'verification_cancelled',
  wrong_code: 'eid_wrong_code',
  timed_out: 'verification_timed_out',
  phone_absent: 'eid_phone_absent',
  session_gone: 'verification_session_expired',
  not_accepted: 'eid_not_accepted',
  service_away: 'eid_service_away',
};

/** What a failure outside is called here; a proof that did not hold is told to the log as well. */
export function refusalOf(error: unknown, way: EidWay, log: Log): unknown {
  if (!(error instanceof EidFault)) return error;
  const { outcome, reason } = error;
  if (outcome === 'not_accepted') securityEvent(log, 'eid_not_accepted', { way, reason });
  if (outcome === 'service_away') log.warn({ way, reason }, 'eid service away');
  if (outcome === 'no_profile')
    return new Refusal(way === 'mobile_id' ? 'mobile_id_profile_problem' : 'smart_id_profile_problem');
  return new Refusal(KEYS[outcome]);
}

/** The turn that a browser goes on with. */
export async function openTurn(call: EidCall, code: string): Promise<FoundTurn> {
  const browser = call.sideCookies.read(EID_COOKIE);
  const found = await call.transaction((tx) => findTurn(tx, code, browser, call.now));
  if (!found) throw new Refusal('verification_session_not_found');
  if (found.is_over) throw new Refusal('verification_session_expired');
  return found;
}

/** Uses a turn up, in a transaction of its own: whatever comes of the rest, it is over. */
export async function closeTurn({ transaction, now }: EidCall, code: string): Promise<void> {
  if (!(await transaction((tx) => useTurn(tx, code, now)))) throw new Refusal('verification_session_expired');
}

/** Verifies a profile. Whoever was not verified before hears of it, because an eID opens their account from now on. */
async function confirm(tx: Transaction, announce: Announce, person_id: number, shown: EidPerson, now: Date) {
  if (await confirmIdentity(tx, person_id, shown, now)) await tellOfChange(tx, announce, person_id, 'eid_shown', now);
}

async function letIn(
  tx: Transaction,
  announce: Announce,
  call: EndCall,
  person: EidPerson,
  by: EidWay,
): Promise<Opened> {
  const known = await personByIdentity(tx, person);
  // Nobody is led into the account of somebody who has only claimed to be them.
  if (!known || known.is_id_code_claimed) throw new Refusal('eid_person_unknown');
  const person_id = known.id;
  await confirm(tx, announce, person_id, person, call.now);
  return enter(tx, { person_id, by, client: call.client, former: call.credential, announce }, call.now);
}

async function goOn(
  tx: Transaction,
  announce: Announce,
  call: EndCall,
  turn: FoundTurn,
  person: EidPerson,
  by: EidWay,
): Promise<Opened> {
  const session = call.credential === null ? undefined : await sessionBehind(tx, call.credential, call.now);
  // Only in the session in which it began; one that ended meanwhile is not opened again by this.
  if (!session || session.session_id !== turn.session_id) throw new Refusal('verification_session_expired');
  const { person_id, session_id } = session;
  const known = await holdIdentity(tx, person_id);
  if (!known) throw new Refusal('verification_session_expired');
  permit(isSamePerson(known, person));
  await confirm(tx, announce, person_id, person, call.now);
  return { person_id, ...(await proveAgain(tx, session_id, by, call.now)) };
}

/** An eID has shown a person: lets them in, or notes in their session that they have shown who they are. */
export async function endTurn(
  call: EndCall,
  turn: FoundTurn,
  shown: EidPerson,
  by: EidWay = turn.way,
): Promise<{ user_id: number }> {
  const person = { ...shown, id_code: plainPersonalCode(shown.country, shown.id_code) };
  const opened = await call.transaction((tx, announce) =>
    turn.purpose === 'sign-in' ? letIn(tx, announce, call, person, by) : goOn(tx, announce, call, turn, person, by),
  );
  call.cookie.set(opened.token, { is_lasting: opened.is_mobile });
  return { user_id: opened.person_id };
}
