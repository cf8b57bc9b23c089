import { sql } from 'kysely';
import type { Actor } from '#platform/server/actor.ts';
import { firstRow, type Transaction } from '#platform/server/db.ts';
import { Refusal } from '#platform/server/refusal.ts';

/**
 * Ends a call about a conversation that is not there for the caller. Where others have it and the caller was never in it,
 * its number was guessed, and the security log is told (HARDENING, A01). That is asked of every one that is refused, so
 * that neither the answer nor the time that it takes says whether there is one; of what is let in nothing is asked.
 */
export async function refuseConversation(tx: Transaction, { user_id }: Actor, group_id: number): Promise<never> {
  const foreign = await firstRow(
    tx,
    sql<{ id: number }>`
      select id from messaging.conversation
      where id = ${group_id} and not exists (
        select from messaging.member where conversation_id = ${group_id} and person_id = ${user_id})`,
  );
  const refusal = new Refusal('conversation_not_found');
  if (foreign !== undefined) refusal.security = { event: 'other_conversation', details: { user_id, group_id } };
  throw refusal;
}
