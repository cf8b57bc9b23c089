import { sql } from 'kysely';
import type { NoticeParams } from '#platform/contract/notice.ts';
import type { Actor } from '#platform/server/actor.ts';
import { oneRow, rows, type Transaction } from '#platform/server/db.ts';
import type { Notice } from '../contract/shapes.ts';

type NewNotice = { person_id: number; in_app: boolean; own_params: NoticeParams };

/** What all are told, and over it what concerns this reader alone. */
export const toldParams = sql`event.params || notice.own_params as params`;

/** Puts an event before persons; whoever has it already keeps the one they have. */
export const insertNotices = (
  tx: Transaction,
  event_id: number,
  notices: readonly NewNotice[],
  now: Date,
): Promise<{ id: number; person_id: number }[]> =>
  rows(
    tx,
    sql<{ id: number; person_id: number }>`
      insert into notices.notice (event_id, person_id, in_app, own_params, created_at)
      select ${event_id}, person_id, in_app, own_params, ${now}
      from json_to_recordset(${JSON.stringify(notices)}) as given (person_id int, in_app boolean, own_params jsonb)
      on conflict do nothing returning id, person_id`,
  );

export const noticesPage = (tx: Transaction, actor: Actor, first: number, most: number): Promise<Notice[]> =>
  rows(
    tx,
    sql<Notice>`
      select notice.id, kind, ${toldParams}, link, notice.created_at, read_at
      from notices.notice join notices.event on event.id = event_id
      where person_id = ${actor.user_id} and in_app
      order by notice.id desc offset ${first} limit ${most}`,
  );

/** How many stand under the bell, and how many of them are unread. */
export const countNotices = (tx: Transaction, actor: Actor): Promise<{ total: number; unread_count: number }> =>
  oneRow(
    tx,
    sql<{ total: number; unread_count: number }>`
      select count(*)::int as total, (count(*) filter (where read_at is null))::int as unread_count
      from notices.notice where person_id = ${actor.user_id} and in_app`,
  );

/** The number on the bell alone. */
export const countUnread = (tx: Transaction, actor: Actor): Promise<{ unread_count: number }> =>
  oneRow(
    tx,
    sql<{ unread_count: number }>`
      select count(*)::int as unread_count
      from notices.notice where person_id = ${actor.user_id} and in_app and read_at is null`,
  );

/** Marks one under the bell, or all through one, as read; says whether anything changed. What comes by mail alone stays. */
export async function markRead(
  tx: Transaction,
  actor: Actor,
  { id = null, through = null }: { id?: number | null; through?: number | null },
  now: Date,
): Promise<boolean> {
  const changed = await rows(
    tx,
    sql`
      update notices.notice set read_at = ${now}
      where person_id = ${actor.user_id} and in_app and read_at is null and (id = ${id}::int or id <= ${through}::int)
      returning id`,
  );
  return changed.length > 0;
}

/** Everything that a person was ever told and still has, the oldest first, under the bell or not. */
export const noticesOf = (tx: Transaction, person_id: number): Promise<Notice[]> =>
  rows(
    tx,
    sql<Notice>`
      select notice.id, kind, ${toldParams}, link, notice.created_at, read_at
      from notices.notice join notices.event on event.id = event_id
      where person_id = ${person_id} order by notice.id`,
  );
