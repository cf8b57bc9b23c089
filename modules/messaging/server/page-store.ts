import { sql } from 'kysely';
import { dayBegins } from '#modules/people/server/doors.ts';
import { firstRow, rows, type Transaction } from '#platform/server/db.ts';
import { often } from '#platform/server/often.ts';
import type { Membership } from './membership-store.ts';
import { messageJson, type PlainMessage, withQuote } from './message-json-store.ts';
import { isFound, isFoundByReading, READ_THROUGH } from './search-store.ts';
import { isVisible } from './visible-store.ts';

/** A stretch of a conversation: so many before a number, and so many from another one on. */
export type Stretch = {
  readonly before?: { readonly number: number; readonly count: number };
  readonly from?: { readonly number: number; readonly count: number };
};

export type PageOfMessages = {
  readonly messages: readonly PlainMessage[];
  readonly has_older: boolean;
  readonly has_newer: boolean;
};

const NOWHERE = { number: 0, count: -1 };

/** The messages of a stretch as a member sees them, the oldest first, and whether there are more on either side. */
export async function messagesOf(
  tx: Transaction,
  { conversation_id, person_id, has_left, last_number }: Membership,
  { before = NOWHERE, from = NOWHERE }: Stretch,
  now: Date,
  search = '',
): Promise<PageOfMessages> {
  const isHit = has_left || last_number <= READ_THROUGH ? isFoundByReading : isFound;
  const isWanted = search === '' ? sql`true` : isHit(search);
  const visible = sql`
    from messaging.member join messaging.message on message.conversation_id = member.conversation_id
    where member.conversation_id = ${conversation_id} and member.person_id = ${person_id} and ${isVisible} and ${isWanted}`;
  const found = await rows(
    tx,
    sql<{ side: 'before' | 'from'; message: PlainMessage }>`${search === '' ? often : sql``}
      select page.side, ${messageJson(now)} as message
      from (
        (select 'before' as side, message.id ${visible} and message.number < ${before.number}
         order by message.number desc limit ${before.count + 1})
        union all
        (select 'from', message.id ${visible} and message.number >= ${from.number}
         order by message.number limit ${from.count + 1})) as page
      join messaging.message on message.id = page.id
      join messaging.member on member.conversation_id = message.conversation_id and member.person_id = ${person_id}
      ${withQuote}
      order by message.number`,
  );
  const of = (side: 'before' | 'from') => found.filter((one) => one.side === side).map(({ message }) => message);
  const [older, newer] = [of('before'), of('from')];
  const has_older = older.length > Math.max(before.count, 0);
  const has_newer = newer.length > Math.max(from.count, 0);
  return {
    messages: [...older.slice(has_older ? 1 : 0), ...newer.slice(0, has_newer ? -1 : undefined)],
    has_older,
    has_newer,
  };
}

/** The first message that a member has not seen and did not write. */
export async function firstUnread(tx: Transaction, membership: Membership): Promise<number | null> {
  const { conversation_id, person_id, read_number, has_left } = membership;
  if (has_left || membership.last_count - membership.read_count - membership.skipped_count <= 0) return null;
  const found = await firstRow(
    tx,
    sql<{ id: number }>`${often}
      select message.id
      from messaging.member join messaging.message on message.conversation_id = member.conversation_id
      where member.conversation_id = ${conversation_id} and member.person_id = ${person_id}
        and message.number > ${read_number} and message.message_type <> 'system'
        and message.author_id is distinct from ${person_id} and ${isVisible}
      order by message.number limit 1`,
  );
  return found?.id ?? null;
}

/** Where a message stands, for one who may see it; undefined for every other. */
export async function numberOf(
  tx: Transaction,
  membership: Membership,
  message_id: number,
): Promise<number | undefined> {
  const { conversation_id, person_id } = membership;
  const found = await firstRow(
    tx,
    sql<{ number: number }>`
      select message.number
      from messaging.member join messaging.message on message.conversation_id = member.conversation_id
      where member.conversation_id = ${conversation_id} and member.person_id = ${person_id} and message.id = ${message_id}
        and ${isVisible}`,
  );
  return found?.number;
}

/**
 * Where a day begins in a conversation, by the clock of its school; the number after the last one when nothing came since.
 * Numbers follow time, so halving the stretch finds it in as many looks as the number has bits.
 */
export async function numberOnDay(tx: Transaction, membership: Membership, day: string): Promise<number> {
  const { conversation_id, school_id, last_number } = membership;
  const found = await firstRow(
    tx,
    sql<{ number: number }>`
      with recursive day as materialized (
        select ${dayBegins(sql`${school_id}::int`, sql`${day}::date`)} as begins
      ), stretch (low, high) as (
        select 1, ${last_number}::int + 1
        union all
        select case when middle.is_before then (low + high) / 2 + 1 else low end,
          case when middle.is_before then high else (low + high) / 2 end
        from stretch cross join lateral (
          select created_at < (select begins from day) as is_before from messaging.message
          where conversation_id = ${conversation_id} and number = (low + high) / 2) as middle
        where low < high
      )
      select low as number from stretch where low = high`,
  );
  return found?.number ?? last_number + 1;
}
