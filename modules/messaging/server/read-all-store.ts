import { sql } from 'kysely';
import { schoolIdsOf } from '#modules/people/server/doors.ts';
import type { Actor } from '#platform/server/actor.ts';
import { rows, type Transaction } from '#platform/server/db.ts';
import type { GroupType } from '../contract/kinds.ts';
import type { Read } from './reading-store.ts';
import { unreadCount } from './visible-store.ts';

export type ReadPlace = Read & {
  readonly conversation_id: number;
  readonly group_type: GroupType;
  readonly member_count: number;
};

/** Those of the caller's places in which something is unread; held, so that one's own sends are counted after it. */
async function holdUnread(tx: Transaction, { user_id }: Actor, group_id: number | null, now: Date): Promise<number[]> {
  const held = await rows(
    tx,
    sql<{ conversation_id: number }>`
      select member.conversation_id
      from messaging.member join messaging.conversation on conversation.id = member.conversation_id
      where member.person_id = ${user_id} and (${group_id}::int is null or conversation.id = ${group_id})
        and ${unreadCount} > 0 and conversation.school_id in ${schoolIdsOf(user_id, now)}
      order by member.conversation_id for no key update of member`,
  );
  return held.map(({ conversation_id }) => conversation_id);
}

/** Marks everything that the caller has not read as read, in one conversation or in all; gives where that was. */
export async function readEverything(
  tx: Transaction,
  actor: Actor,
  group_id: number | null,
  now: Date,
): Promise<ReadPlace[]> {
  const ids = await holdUnread(tx, actor, group_id, now);
  if (ids.length === 0) return [];
  return rows(
    tx,
    sql<ReadPlace>`
      with place as (
        select conversation.id, conversation.group_type, conversation.member_count, conversation.last_number,
          conversation.last_count, member.read_number
        from messaging.conversation
        join messaging.member on member.conversation_id = conversation.id and member.person_id = ${actor.user_id}
        where conversation.id = any(${ids}::int[])
      ), moved as (
        update messaging.member
        set read_number = place.last_number, read_count = place.last_count, skipped_count = 0
        from place where member.conversation_id = place.id and member.person_id = ${actor.user_id}
      ), noted as (
        insert into messaging.seen (conversation_id, person_id, after_number, number, at)
        select id, ${actor.user_id}, read_number, last_number, ${now} from place on conflict do nothing
      ), first_seen as (
        update messaging.message set seen_at = ${now} from place
        where message.conversation_id = place.id and message.number > place.read_number
          and message.number <= place.last_number and message.seen_at is null and message.message_type <> 'system'
          and message.author_id is distinct from ${actor.user_id}
        returning message.conversation_id, message.author_id
      )
      select id as conversation_id, group_type, member_count, read_number as after_number, last_number as number, array(
        select person_id from messaging.member
        where member.conversation_id = place.id and left_at is null
          and (member.conversation_id, person_id) in (select conversation_id, author_id from first_seen)) as authors
      from place order by id`,
  );
}
