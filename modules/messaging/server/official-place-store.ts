import { sql } from 'kysely';
import type { Actor } from '#platform/server/actor.ts';
import { firstRow, type Transaction } from '#platform/server/db.ts';

/** The official group with the pupils of a class, where somebody is in it; that of its teachers or parents is another one. */
export async function officialGroupOf(tx: Transaction, actor: Actor, class_id: number): Promise<number | null> {
  const found = await firstRow(
    tx,
    sql<{ id: number }>`
      select conversation.id from messaging.conversation join messaging.member on member.conversation_id = conversation.id
      where conversation.class_id = ${class_id} and conversation.audience = 'students'
        and member.person_id = ${actor.user_id} and member.left_at is null`,
  );
  return found?.id ?? null;
}
