import { type RawBuilder, sql } from 'kysely';

/** Above every number: a bound that is always there is one that the index of the numbers knows what to do with. */
const LARGEST = 2_147_483_647;

const visibleAs = (alias: 'message' | 'quoted'): RawBuilder<boolean> => {
  const message = sql.ref(alias);
  return sql<boolean>`(
    ${message}.number > greatest(member.from_number, member.cleared_number)
    and ${message}.number <= coalesce(member.left_number, ${sql.lit(LARGEST)})
    and not exists (
      select from messaging.absence
      where absence.conversation_id = member.conversation_id and absence.person_id = member.person_id
        and ${message}.number > absence.from_number and ${message}.number <= absence.to_number)
    and not exists (
      select from messaging.hidden where hidden.message_id = ${message}.id and hidden.person_id = member.person_id))`;
};

/**
 * Whether a message is there for a member, in a statement that has both: not what was said before they came, while they
 * were away or after they left, not what they emptied, and not what they hid.
 */
export const isVisible = visibleAs('message');

/** The same for the message that another one answers. */
export const isQuoteVisible = visibleAs('quoted');

/** How many messages a member has not read: those that people wrote, less those before the mark, the own and the hidden. */
export const unreadCount = sql<number>`
  (case when member.left_at is null
    then greatest(conversation.last_count - member.read_count - member.skipped_count, 0) else 0 end)`;
