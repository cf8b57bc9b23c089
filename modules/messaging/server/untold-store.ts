import { sql } from 'kysely';
import { hasRoleIn, userJson } from '#modules/people/server/doors.ts';
import { firstRow, rows, type Transaction } from '#platform/server/db.ts';
import type { ReceiverSource } from '#platform/server/notice-parts.ts';
import type { User } from '../contract/shapes.ts';
import { title } from './group-json-store.ts';
import { isMuted } from './membership-store.ts';
import { isVisible } from './visible-store.ts';

/** Of a burst only the last ones are told; the rest is found where they lead. */
const TOLD_MAX = 5;
/** How much of a message is told outside. */
const TOLD_LETTERS = 150;

/** A message that those who did not look are told of. */
export type Untold = {
  readonly message_id: number;
  readonly conversation_id: number;
  readonly author: User;
  /** What the conversation is called; null for a private one. */
  readonly title: string | null;
  readonly text: string;
};

/** The name under which a message is told, and by which that is taken back. */
export const causeOf = (message_id: number): string => `message:${message_id}`;

/** What was said in a conversation since somebody last waited to be told; from now on the next one waits anew. */
export async function takeUntold(tx: Transaction, conversation_id: number): Promise<Untold[]> {
  const held = await firstRow(
    tx,
    sql<{ telling_from: number | null }>`
      select telling_from from messaging.conversation where id = ${conversation_id} for no key update`,
  );
  if (held?.telling_from == null) return [];
  await rows(tx, sql`update messaging.conversation set telling_from = null where id = ${conversation_id}`);
  const untold = await rows(
    tx,
    sql<Untold>`
      select message.id as message_id, message.conversation_id, ${userJson(sql.ref('message.author_id'))} as author,
        case when conversation.group_type <> 'private' then ${title} end as title, left(message.content, ${TOLD_LETTERS}) as text
      from messaging.message join messaging.conversation on conversation.id = message.conversation_id
      where message.conversation_id = ${conversation_id} and message.number > ${held.telling_from}
        and message.author_id is not null and message.message_type <> 'system' and message.deleted_at is null
      order by message.number desc limit ${TOLD_MAX}`,
  );
  return untold.toReversed();
}

/** `message-unread:5` are those who have not seen a message and want to hear of it. */
export const receivers: readonly ReceiverSource[] = [
  {
    word: 'message-unread',
    personsOf: (tx, name, now) =>
      rows(
        tx,
        sql<{ person_id: number }>`
          select member.person_id
          from messaging.message
          join messaging.conversation on conversation.id = message.conversation_id
          join messaging.member on member.conversation_id = message.conversation_id
          where message.id = ${Number(name.split(':')[1])} and message.deleted_at is null
            and member.person_id is distinct from message.author_id and member.left_at is null
            and member.read_number < message.number and not ${isMuted(now)} and ${isVisible}
            and ${hasRoleIn(sql.ref('member.person_id'), sql.ref('conversation.school_id'), now)}`,
      ),
  },
];
