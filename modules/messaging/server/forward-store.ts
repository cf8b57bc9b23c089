import { sql } from 'kysely';
import { hasRoleIn } from '#modules/people/server/doors.ts';
import type { Actor } from '#platform/server/actor.ts';
import { rows, type Transaction } from '#platform/server/db.ts';
import type { MessageType } from '../contract/kinds.ts';
import { isVisible } from './visible-store.ts';
import { wordsOf } from './words-store.ts';

/** A message that is sent on: its words and what it carries. */
export type Source = {
  readonly message_id: number;
  readonly message_type: MessageType;
  readonly content: string;
  readonly is_deleted: boolean;
};

/** The messages that the caller may see of those that were asked for, in the order of conversations; none is deleted meanwhile. */
export const sourcesOf = (
  tx: Transaction,
  { user_id }: Actor,
  message_ids: readonly number[],
  now: Date,
): Promise<Source[]> =>
  rows(
    tx,
    sql<Source>`
      select message.id as message_id, message.message_type, ${wordsOf('message')} as content, message.deleted_at is not null as is_deleted
      from messaging.message
      join messaging.conversation on conversation.id = message.conversation_id
      join messaging.member on member.conversation_id = message.conversation_id and member.person_id = ${user_id}
      where message.id = any(${[...message_ids]}::int[]) and ${isVisible}
        and ${hasRoleIn(sql.ref('member.person_id'), sql.ref('conversation.school_id'), now)}
      order by message.conversation_id, message.number for share of message`,
  );

/** A message that was appended, and the one that it repeats. */
export type Copy = { readonly from_id: number; readonly to_id: number };

/** Gives copies what their sources carry, of links those that they say; the files stay the same bytes. */
export async function copyCarried(tx: Transaction, copies: readonly Copy[], now: Date): Promise<void> {
  const given = sql`unnest(${copies.map(({ from_id }) => from_id)}::int[], ${copies.map(({ to_id }) => to_id)}::int[]) as copy (from_id, to_id)
    join messaging.message on message.id = copy.to_id`;
  await rows(
    tx,
    sql`
      with files as (
        insert into messaging.attachment (message_id, file_id, origin_message_id, conversation_id, tab, place, file_name, ext,
          size, width, height, created_at)
        select copy.to_id, file_id, origin_message_id, message.conversation_id, tab, place, file_name, ext,
          size, width, height, ${now}
        from ${given} join messaging.attachment as carried on carried.message_id = copy.from_id)
      insert into messaging.link (message_id, conversation_id, url)
      select copy.to_id, message.conversation_id, carried.url
      from ${given} join messaging.link as carried on carried.message_id = copy.from_id
      where strpos(message.content, carried.url) > 0 order by copy.to_id, carried.id`,
  );
}
