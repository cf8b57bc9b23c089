import type { Database } from '#platform/server/db.ts';

/**
 * A digest to everybody for whom the demonstration has a message would be a story of its own, and a long one. Those who
 * have an account may keep what is unread.
 */
export async function readEverything(
  pool: Database['pool'],
  who: 'everybody' | 'those without an account' = 'everybody',
) {
  await pool.query(
    `update messaging.member set read_number = last_number, read_count = last_count, skipped_count = 0
     from messaging.conversation where conversation.id = conversation_id
       and ($1 = 'everybody' or not exists (select from account.credential where credential.person_id = member.person_id))`,
    [who],
  );
}
