import { sql } from 'kysely';
import type { Actor } from '#platform/server/actor.ts';
import { firstRow, type Transaction } from '#platform/server/db.ts';

/** The official group of a class that somebody is in: that with the pupils before that with the parents and the teachers. */
export async function officialGroupOf(tx: Transaction, actor: Actor, class_id: number): Promise<number | null> {
  const found = await firstRow(
    tx,
    sql<{ id: number }>`
      select conversation.id from messaging.conversation join messaging.member on member.conversation_id = conversation.id
      where conversation.class_id = ${class_id} and member.person_id = ${actor.user_id} and member.left_at is null
      order by array_position(array['students', 'parents', 'teachers'], conversation.audience) limit 1`,
  );
  return found?.id ?? null;
}
