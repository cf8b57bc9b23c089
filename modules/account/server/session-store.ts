import { sql } from 'kysely';
import { startingRole } from '#modules/people/server/doors.ts';
import type { Announce } from '#platform/server/announce.ts';
import type { Credential } from '#platform/server/credential.ts';
import { firstRow, oneRow, rows, type Transaction } from '#platform/server/db.ts';
import type { Client } from '#platform/server/handle.ts';
import { newToken } from '#platform/server/new-secret.ts';
import { Refusal } from '#platform/server/refusal.ts';
import { hashOf } from '#platform/server/seal.ts';
import { sessionsChanged } from '../contract/facts.ts';
import { IDLE_DAYS_MOBILE, IDLE_MINUTES_DESKTOP } from '../contract/limits.ts';
import { EID_PROOFS, type Proof } from '../contract/proofs.ts';
import { watchDevice } from './known-device-store.ts';

const USER_AGENT_KEPT = 300;
const PHONE = /Mobi|Android|iPhone|iPad/i;

/** How long a session lives without a person doing anything, in seconds. */
export const idleLimitSeconds = (is_mobile: boolean): number =>
  is_mobile ? IDLE_DAYS_MOBILE * 24 * 3600 : IDLE_MINUTES_DESKTOP * 60;

export type NewSession = { person_id: number; role_id: number | null; method: Proof | 'launch'; client: Client };

/** When the person and when an eID was last shown, in a session that begins with a proof. */
const provedTimes = (method: Proof | 'launch', now: Date) => ({
  proved_at: method === 'launch' ? null : now,
  eid_proved_at: method !== 'launch' && EID_PROOFS.includes(method) ? now : null,
});

/** Opens a session and gives its token, which is kept nowhere but in the caller's cookie. */
export async function openSession(
  tx: Transaction,
  session: NewSession,
  now: Date,
): Promise<{ id: number; token: string; is_mobile: boolean }> {
  const token = newToken();
  // Another site's frame is no app of the person's own: it does not stay open for half a year.
  const is_mobile = session.method !== 'launch' && PHONE.test(session.client.user_agent);
  const proved = provedTimes(session.method, now);
  const { id } = await oneRow(
    tx,
    sql<{ id: number }>`
      insert into account.session (token_hash, person_id, current_role_id, method, is_mobile, user_agent, address, signed_in_at, last_used_at, proved_at, eid_proved_at)
      values (${hashOf(token)}, ${session.person_id}, ${session.role_id}, ${session.method}, ${is_mobile},
              ${session.client.user_agent.slice(0, USER_AGENT_KEPT)}, ${session.client.address}, ${now}, ${now},
              ${proved.proved_at}, ${proved.eid_proved_at})
      returning id`,
  );
  return { id, token, is_mobile };
}

export type Entering = {
  person_id: number;
  by: Proof;
  client: Client;
  former: Credential | null;
  announce: Announce;
};

/** Lets in whoever has shown who they are; the session that this browser carried is replaced, not left behind. */
export async function enter(
  tx: Transaction,
  { person_id, by, client, former, announce }: Entering,
  now: Date,
): Promise<{ person_id: number; token: string; is_mobile: boolean }> {
  if (former !== null) await closeSession(tx, former);
  await watchDevice(tx, person_id, client, now);
  await announce(sessionsChanged, {}, { persons: [person_id] });
  const role_id = await startingRole(tx, person_id, now);
  return { person_id, ...(await openSession(tx, { person_id, role_id, method: by, client }, now)) };
}

/** Gives a session a new id, so that the old one opens nothing any more; takes the chosen role along. */
export async function rotateSession(
  tx: Transaction,
  session_id: number,
  role_id: number | null,
): Promise<{ token: string; is_mobile: boolean }> {
  const token = newToken();
  const session = await firstRow(
    tx,
    sql<{ is_mobile: boolean }>`
      update account.session set token_hash = ${hashOf(token)}, current_role_id = ${role_id} where id = ${session_id} returning is_mobile`,
  );
  // Somebody ended it in this very moment.
  if (!session) throw new Refusal('session_not_authorised');
  return { token, is_mobile: session.is_mobile };
}

/** Somebody in a session has shown again who they are: it gets a new id, and counts as fresh. */
export async function proveAgain(
  tx: Transaction,
  session_id: number,
  by: Proof,
  now: Date,
): Promise<{ token: string; is_mobile: boolean }> {
  const { proved_at, eid_proved_at } = provedTimes(by, now);
  await rows(
    tx,
    sql`
      update account.session set proved_at = ${proved_at}, eid_proved_at = coalesce(${eid_proved_at}, eid_proved_at)
      where id = ${session_id}`,
  );
  return rotateSession(tx, session_id, await roleOfSession(tx, session_id));
}

/** Ends the session that a credential opens, and says whose it was. */
export const closeSession = (
  tx: Transaction,
  { kind, token }: Credential,
): Promise<{ person_id: number } | undefined> =>
  firstRow(
    tx,
    kind === 'bearer'
      ? sql<{ person_id: number }>`
          delete from account.session using account.bearer
          where session_id = session.id and bearer.token_hash = ${hashOf(token)} returning person_id`
      : sql<{ person_id: number }>`
          delete from account.session where token_hash = ${hashOf(token)} returning person_id`,
  );

/** Whose session a token opens, while it may still be used. */
export const liveSession = (tx: Transaction, token: string, now: Date): Promise<{ person_id: number } | undefined> =>
  firstRow(
    tx,
    sql<{
      person_id: number;
    }>`select person_id from account.session where token_hash = ${hashOf(token)} and ${isLive(now)}`,
  );

/** The role that a session stands in, whatever a single call asked for; held, so that two tabs switch one after the other. */
export async function roleOfSession(tx: Transaction, session_id: number): Promise<number | null> {
  const row = await firstRow(
    tx,
    sql<{
      current_role_id: number | null;
    }>`select current_role_id from account.session where id = ${session_id} for update`,
  );
  return row?.current_role_id ?? null;
}

export type SessionState = { method: string; is_mobile: boolean; signed_in_at: string; last_used_at: string };

export const sessionState = (tx: Transaction, session_id: number): Promise<SessionState | undefined> =>
  firstRow(
    tx,
    sql<SessionState>`select method, is_mobile, signed_in_at, last_used_at from account.session where id = ${session_id}`,
  );

export const touchSession = (tx: Transaction, session_id: number, now: Date): Promise<unknown> =>
  rows(tx, sql`update account.session set last_used_at = ${now} where id = ${session_id}`);

/** Whether a session of the statement may still be used. */
export const isLive = (now: Date) => sql<boolean>`
  session.last_used_at >= ${now}::timestamptz - make_interval(secs => case when session.is_mobile
    then ${idleLimitSeconds(true)}::int else ${idleLimitSeconds(false)}::int end)`;

/** Forgets sessions that nobody may use any more. */
export const forgetIdleSessions = (tx: Transaction, now: Date): Promise<unknown> =>
  rows(tx, sql`delete from account.session where not (${isLive(now)})`);
