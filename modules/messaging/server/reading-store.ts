import { sql } from 'kysely';
import type { Actor } from '#platform/server/actor.ts';
import { firstRow, oneRow, rows, type Transaction } from '#platform/server/db.ts';
import type { HeldMessage } from './message-store.ts';
import { unreadCount } from './visible-store.ts';

/** Lets nobody else count for this member meanwhile; one's own sends wait, and are counted after it. */
const holdMember = (tx: Transaction, { user_id }: Actor, conversation_id: number) =>
  oneRow(
    tx,
    sql<{ read_number: number }>`
      select read_number from messaging.member
      where conversation_id = ${conversation_id} and person_id = ${user_id} for no key update`,
  );

/** A stretch that somebody has read, and the others who are there and of whose messages that was the first to be seen. */
export type Read = { readonly after_number: number; readonly number: number; readonly authors: readonly number[] };

/**
 * Moves the mark up to a message, and counts anew what after it is one's own or hidden. Says from where it moved; null
 * for whoever has seen more already, who keep their mark.
 */
export async function markSeen(tx: Transaction, actor: Actor, message: HeldMessage, now: Date): Promise<Read | null> {
  const { conversation_id, number, count } = message;
  const { user_id } = actor;
  const { read_number } = await holdMember(tx, actor, conversation_id);
  if (number <= read_number) return null;
  const { authors } = await oneRow(
    tx,
    sql<{ authors: number[] }>`
      with seen as (
        insert into messaging.seen (conversation_id, person_id, after_number, number, at)
        values (${conversation_id}, ${user_id}, ${read_number}, ${number}, ${now}) on conflict do nothing
      ), first_seen as (
        update messaging.message set seen_at = ${now}
        where conversation_id = ${conversation_id} and number > ${read_number} and number <= ${number} and seen_at is null
          and message_type <> 'system' and author_id is distinct from ${user_id}
        returning author_id
      ), moved as (
        update messaging.member set read_number = ${number}, read_count = ${count}, skipped_count = (
          select count(*) from messaging.message
          where message.conversation_id = ${conversation_id} and message.number > ${number} and message_type <> 'system'
            and (author_id = ${user_id} or exists (
              select from messaging.hidden where hidden.message_id = message.id and hidden.person_id = ${user_id})))
        where conversation_id = ${conversation_id} and person_id = ${user_id}
      )
      select array(
        select person_id from messaging.member
        where conversation_id = ${conversation_id} and left_at is null
          and person_id in (select author_id from first_seen)) as authors`,
  );
  return { after_number: read_number, number, authors };
}

/** How many messages of a conversation somebody has not read. */
export async function countUnreadIn(tx: Transaction, { user_id }: Actor, conversation_id: number): Promise<number> {
  const found = await firstRow(
    tx,
    sql<{ unread_count: number }>`
      select ${unreadCount} as unread_count
      from messaging.member join messaging.conversation on conversation.id = member.conversation_id
      where member.conversation_id = ${conversation_id} and member.person_id = ${user_id}`,
  );
  return found?.unread_count ?? 0;
}

/** Hides a message from one reader; while it is unread it is none of those they have not read. */
export async function hide(tx: Transaction, actor: Actor, message: HeldMessage): Promise<void> {
  const { message_id, conversation_id } = message;
  const { read_number } = await holdMember(tx, actor, conversation_id);
  const hidden = await rows(
    tx,
    sql`
      insert into messaging.hidden (person_id, message_id) values (${actor.user_id}, ${message_id})
      on conflict do nothing returning 1`,
  );
  if (hidden.length > 0 && isCounted(message, read_number)) await skip(tx, actor, conversation_id, 1);
}

const isCounted = ({ number, is_own, message_type }: Shown, read_number: number): boolean =>
  number > read_number && !is_own && message_type !== 'system';

type Shown = Pick<HeldMessage, 'message_id' | 'conversation_id' | 'number' | 'is_own' | 'message_type'>;

const skip = (tx: Transaction, { user_id }: Actor, conversation_id: number, count: number): Promise<unknown> =>
  rows(
    tx,
    sql`
      update messaging.member set skipped_count = skipped_count + ${count}
      where conversation_id = ${conversation_id} and person_id = ${user_id}`,
  );

/** Shows a message again; false where none was hidden. */
export async function unhide(tx: Transaction, actor: Actor, message_id: number): Promise<number | null> {
  const message = await firstRow(
    tx,
    sql<Shown>`
      select message.id as message_id, message.conversation_id, message.number, message.message_type,
        message.author_id is not distinct from hidden.person_id as is_own
      from messaging.hidden join messaging.message on message.id = hidden.message_id
      where hidden.message_id = ${message_id} and hidden.person_id = ${actor.user_id}`,
  );
  if (message === undefined) return null;
  const { conversation_id } = message;
  const { read_number } = await holdMember(tx, actor, conversation_id);
  const shown = await rows(
    tx,
    sql`
      delete from messaging.hidden where message_id = ${message_id} and person_id = ${actor.user_id} returning 1`,
  );
  if (shown.length > 0 && isCounted(message, read_number)) await skip(tx, actor, conversation_id, -1);
  return conversation_id;
}
