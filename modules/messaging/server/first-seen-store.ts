import { type RawBuilder, sql } from 'kysely';

/**
 * When the person of `member` first saw the message of a number in that conversation, as a statement with one column, `at`.
 * Whoever emptied it unread, or left before they read it, has moved on without seeing it: the row that led past it does
 * not count for it.
 */
export const firstSeen = (number: RawBuilder<unknown>): RawBuilder<{ at: string | null }> => sql`
  select case when seen.after_number < ${number} then seen.at end as at from messaging.seen
  where seen.conversation_id = member.conversation_id and seen.person_id = member.person_id and seen.number >= ${number}
  order by seen.number limit 1`;
