import { sql } from 'kysely';
import { schoolIdsOf } from '#modules/people/server/doors.ts';
import type { TodayEntry } from '#platform/contract/today.ts';
import type { Actor } from '#platform/server/actor.ts';
import { oneRow, rows, type Transaction } from '#platform/server/db.ts';
import type { BadgeSource, DigestSource } from '#platform/server/notice-parts.ts';
import { newMessageNotice, unreadLine } from '../contract/notices.ts';
import { isMuted } from './membership-store.ts';
import { isVisible, unreadCount } from './visible-store.ts';

const mine = (person_id: number, now: Date) => sql`
  messaging.member join messaging.conversation on conversation.id = member.conversation_id
    and member.person_id = ${person_id} and conversation.school_id in ${schoolIdsOf(person_id, now)}`;

/** What of somebody is unread in the conversations of a statement. */
const isUnread = sql<boolean>`(
  message.conversation_id = member.conversation_id and message.number > member.read_number and member.left_at is null
  and message.message_type <> 'system' and message.author_id is distinct from member.person_id and ${isVisible})`;

/** How many messages the caller has not read, over all conversations. */
export const countUnread = (tx: Transaction, { user_id }: Actor, now: Date): Promise<number> =>
  unreadOf(tx, user_id, now);

async function unreadOf(tx: Transaction, person_id: number, now: Date): Promise<number> {
  const { count } = await oneRow(
    tx,
    sql<{ count: number }>`select coalesce(sum(${unreadCount}), 0)::int as count from ${mine(person_id, now)}`,
  );
  return count;
}

/** The same number comes with the push of a message: no page is open that would set it on the icon. */
export const unreadBadge: BadgeSource = { kind: newMessageNotice, countFor: unreadOf };

/** The line on Today: what staff marked as important and the caller has not read. */
export async function importantToday(tx: Transaction, { user_id }: Actor, now: Date): Promise<TodayEntry[]> {
  const { count, group_id } = await oneRow(
    tx,
    sql<{ count: number; group_id: number | null }>`
      select count(*)::int as count, min(message.conversation_id) as group_id
      from ${mine(user_id, now)} join messaging.message on message.is_important and ${isUnread}`,
  );
  if (count === 0) return [];
  const link = count === 1 ? `/messaging/main/${group_id}` : '/messaging';
  return [{ kind: 'messaging:today.important', params: { count }, link, urgency: 'now', child: null, due: null }];
}

/** How many messages wait, for the mail in everybody's own rhythm; what is muted waits in silence. */
export const unreadDigest: DigestSource = {
  kind: newMessageNotice,
  summary: unreadLine,
  personsWaiting: async (tx, now) => {
    const waiting = await rows(
      tx,
      sql<{ person_id: number }>`
        select distinct member.person_id
        from messaging.member join messaging.conversation on conversation.id = member.conversation_id
        where ${unreadCount} > 0 and not ${isMuted(now)}`,
    );
    return waiting.map(({ person_id }) => person_id);
  },
  linesFor: async (tx, person_id, since, now) => {
    const { count } = await oneRow(
      tx,
      sql<{ count: number }>`
        select count(*)::int as count
        from ${mine(person_id, now)} join messaging.message on ${isUnread}
        where not ${isMuted(now)} and message.deleted_at is null and message.created_at > ${since ?? new Date(0)}`,
    );
    return count > 0 ? [{ params: { count }, link: '/messaging' }] : [];
  },
};
