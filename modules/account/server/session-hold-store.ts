import { sql } from 'kysely';
import type { Actor } from '#platform/server/actor.ts';
import type { Announce } from '#platform/server/announce.ts';
import { firstRow, rows, type Transaction } from '#platform/server/db.ts';
import { Refusal } from '#platform/server/refusal.ts';
import { sessionsChanged } from '../contract/facts.ts';

/** Whether a session of the statement still has the id under which the caller came. */
export const isStillOf = ({ session_id, session_key }: Actor) =>
  sql<boolean>`session.id = ${session_id} and session.token_hash = ${Buffer.from(session_key, 'base64url')}`;

/**
 * Holds the caller's session until the transaction is over. Of several calls that came with the same id and give the
 * session a new one, the first does its work; to the others the session is gone.
 */
export async function holdSession(tx: Transaction, actor: Actor): Promise<void> {
  const held = await firstRow(tx, sql`select from account.session where ${isStillOf(actor)} for update`);
  if (!held) throw new Refusal('session_not_authorised');
}

/** Ends every session of a person but one, or all of them; says how many, and whoever watches their list sees it. */
export async function endSessions(
  tx: Transaction,
  announce: Announce,
  person_id: number,
  except: number | null,
): Promise<number> {
  const ended = await rows(
    tx,
    sql`delete from account.session where person_id = ${person_id} and id is distinct from ${except} returning id`,
  );
  await announce(sessionsChanged, {}, { persons: [person_id] });
  return ended.length;
}
