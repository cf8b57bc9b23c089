import { sql } from 'kysely';
import type { Credential } from '#platform/server/credential.ts';
import { firstRow, oneRow, rows, type Transaction } from '#platform/server/db.ts';
import { newToken } from '#platform/server/new-secret.ts';
import { hashOf, seal, unseal } from '#platform/server/seal.ts';
import type { EidWay, PURPOSES } from '../contract/eid.ts';
import {
  EID_STARTS_PER_ADDRESS,
  EID_STARTS_PER_PERSON,
  EID_TURN_MINUTES,
  FAILURE_WINDOW_MINUTES,
} from '../contract/limits.ts';
import { standInLine } from './line-store.ts';
import { isLive } from './session-store.ts';

export type EidPurpose = (typeof PURPOSES)[number];

/** The session in which an eID is shown; null where somebody wants to be let in. */
export type EidSession = { readonly session_id: number; readonly person_id: number; readonly is_launched: boolean };

/** The live session that a browser carries. */
export const sessionBehind = (tx: Transaction, { token }: Credential, now: Date): Promise<EidSession | undefined> =>
  firstRow(
    tx,
    sql<EidSession>`
      select id as session_id, person_id, method = 'launch' as is_launched
      from account.session where token_hash = ${hashOf(token)} and ${isLive(now)}`,
  );

const windowStart = (now: Date): Date => new Date(now.getTime() - FAILURE_WINDOW_MINUTES * 60_000);

type Beginner = { readonly asked: string | null; readonly address: string };

/**
 * Seconds until another turn may begin, or 0: nobody's phone is rung without end, and nobody rings everybody's. Whoever may
 * begin writes the turn down in the same transaction, before any service is asked.
 */
export async function secondsToBegin(tx: Transaction, { asked, address }: Beginner, now: Date): Promise<number> {
  const names = asked === null ? [] : [`eid of ${asked}`];
  await standInLine(tx, `eid from ${address}`, ...names);
  const since = windowStart(now);
  const asked_hash = asked === null ? null : hashOf(asked);
  const { filled_at } = await oneRow(
    tx,
    sql<{ filled_at: string | null }>`
      select greatest(
        (select started_at from account.eid_turn where asked_hash = ${asked_hash}::bytea and started_at > ${since}
         order by started_at desc offset ${EID_STARTS_PER_PERSON - 1} limit 1),
        (select started_at from account.eid_turn where address = ${address} and started_at > ${since}
         order by started_at desc offset ${EID_STARTS_PER_ADDRESS - 1} limit 1)) as filled_at`,
  );
  if (filled_at === null) return 0;
  const opens = new Date(filled_at).getTime() + FAILURE_WINDOW_MINUTES * 60_000;
  return Math.max(1, Math.ceil((opens - now.getTime()) / 1000));
}

type NewTurn = Beginner & {
  readonly purpose: EidPurpose;
  readonly way: EidWay;
  readonly session_id: number | null;
  /** What only the browser has that began it. */
  readonly browser: string;
};

/** Writes down that a turn begins and gives its name; it can be gone on with once there is something to remember. */
export async function insertTurn(tx: Transaction, turn: NewTurn, now: Date): Promise<string> {
  const code = newToken();
  await rows(
    tx,
    sql`
      insert into account.eid_turn (code_hash, browser_hash, session_id, purpose, way, asked_hash, address, started_at, expires_at)
      values (${hashOf(code)}, ${hashOf(turn.browser)}, ${turn.session_id}, ${turn.purpose}, ${turn.way},
              ${turn.asked === null ? null : hashOf(turn.asked)}, ${turn.address},
              ${now}, ${now}::timestamptz + make_interval(mins => ${EID_TURN_MINUTES}::int))`,
  );
  return code;
}

/** Keeps what the service answered, for the browser that began. */
export const rememberOfTurn = (tx: Transaction, code: string, browser: string, remembered: unknown): Promise<unknown> =>
  rows(
    tx,
    sql`update account.eid_turn set sealed = ${seal(browser + code, remembered)} where code_hash = ${hashOf(code)}`,
  );

export type FoundTurn = {
  readonly purpose: EidPurpose;
  readonly way: EidWay;
  readonly session_id: number | null;
  readonly is_over: boolean;
  readonly remembered: unknown;
};

/** The turn with a name, in the browser that began it; in any other it does not exist. */
export async function findTurn(
  tx: Transaction,
  code: string,
  browser: string | null,
  now: Date,
): Promise<FoundTurn | undefined> {
  if (browser === null) return undefined;
  const found = await firstRow(
    tx,
    sql<Omit<FoundTurn, 'remembered'> & { sealed: Buffer }>`
      select purpose, way, session_id, used_at is not null or expires_at <= ${now} as is_over, sealed
      from account.eid_turn
      where code_hash = ${hashOf(code)} and browser_hash = ${hashOf(browser)} and sealed is not null`,
  );
  if (!found) return undefined;
  const { sealed, ...turn } = found;
  return { ...turn, remembered: unseal(browser + code, sealed) };
}

/** Uses a turn up; false when somebody else did so first, or its time is over. */
export async function useTurn(tx: Transaction, code: string, now: Date): Promise<boolean> {
  const used = await firstRow(
    tx,
    sql`
      update account.eid_turn set used_at = ${now}
      where code_hash = ${hashOf(code)} and used_at is null and expires_at > ${now} returning 1`,
  );
  return used !== undefined;
}

export const forgetOldTurns = (tx: Transaction, now: Date): Promise<unknown> =>
  rows(tx, sql`delete from account.eid_turn where started_at < ${windowStart(now)}`);
