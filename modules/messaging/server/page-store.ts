import { type RawBuilder, sql } from 'kysely';
import { dayBegins } from '#modules/people/server/doors.ts';
import { firstRow, rows, type Transaction } from '#platform/server/db.ts';
import { askedRows, foundFor, often } from '#platform/server/often.ts';
import { sharing } from '#platform/server/sharing.ts';
import { type Membership, placeOf } from './membership-store.ts';
import { askedMessageColumns, asMessage, type MessageRow, type PlainMessage, withQuote } from './message-row-store.ts';
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

type Asked = {
  readonly conversation_id: number;
  readonly person_id: number;
  readonly before_number: number;
  readonly before_count: number;
  readonly from_number: number;
  readonly from_count: number;
  readonly now: Date;
};

type Row = MessageRow & { readonly place: number; readonly side: 'before' | 'from' };

const selectPages = (asked: readonly Asked[], isWanted: RawBuilder<unknown>) => {
  const wanted = sql`from messaging.message
    where message.conversation_id = member.conversation_id and ${isVisible} and ${isWanted}`;
  return sql<Row>`
    select asked.place, message.side, ${askedMessageColumns}
    from ${askedRows(asked, {
      conversation_id: 'int',
      person_id: 'int',
      before_number: 'int',
      before_count: 'int',
      from_number: 'int',
      from_count: 'int',
      now: 'timestamptz',
    })}
    ${placeOf(sql.ref('asked.conversation_id'), sql.ref('asked.person_id'))}
    cross join lateral (
      (select 'before' as side, message.* ${wanted} and message.number < asked.before_number
       order by message.number desc limit asked.before_count + 1)
      union all
      (select 'from', message.* ${wanted} and message.number >= asked.from_number
       order by message.number limit asked.from_count + 1)) as message
    ${withQuote}`;
};

const pages = sharing(async (tx, asked: readonly Asked[]): Promise<Row[][]> => {
  return foundFor(asked, await rows(tx, sql<Row>`${often}${selectPages(asked, sql`true`)}`));
});

/** The messages of a stretch as a member sees them, the oldest first, and whether there are more on either side. */
export async function messagesOf(
  tx: Transaction,
  { conversation_id, person_id, has_left, last_number }: Membership,
  { before = NOWHERE, from = NOWHERE }: Stretch,
  now: Date,
  search = '',
): Promise<PageOfMessages> {
  const asked: Asked = {
    conversation_id,
    person_id,
    before_number: before.number,
    before_count: before.count,
    from_number: from.number,
    from_count: from.count,
    now,
  };
  const isHit = has_left || last_number <= READ_THROUGH ? isFoundByReading : isFound;
  const found = await (search === '' ? pages(tx, asked) : rows(tx, selectPages([asked], isHit(search))));
  const of = (side: Row['side']) =>
    found.filter((one) => one.side === side).toSorted((one, other) => one.number - other.number);
  const [older, newer] = [of('before'), of('from')];
  const has_older = older.length > Math.max(before.count, 0);
  const has_newer = newer.length > Math.max(from.count, 0);
  return {
    messages: [...older.slice(has_older ? 1 : 0), ...newer.slice(0, has_newer ? -1 : undefined)].map(asMessage),
    has_older,
    has_newer,
  };
}

type Reader = Pick<Membership, 'conversation_id' | 'person_id'>;

const firstUnreads = sharing(async (tx, readers: readonly Reader[]): Promise<(number | undefined)[]> => {
  const found = await rows(
    tx,
    sql<{ place: number; id: number }>`${often}
      select asked.place, unread.id
      from ${askedRows(readers, { conversation_id: 'int', person_id: 'int' })}
      ${placeOf(sql.ref('asked.conversation_id'), sql.ref('asked.person_id'))}
      cross join lateral (
        select message.id from messaging.message
        where message.conversation_id = member.conversation_id and message.number > member.read_number
          and message.message_type <> 'system' and message.author_id is distinct from member.person_id and ${isVisible}
        order by message.number limit 1) as unread`,
  );
  return foundFor(readers, found).map(([first]) => first?.id);
});

/** The first message that a member has not seen and did not write. */
export async function firstUnread(tx: Transaction, membership: Membership): Promise<number | null> {
  const { conversation_id, person_id, has_left } = membership;
  if (has_left || membership.last_count - membership.read_count - membership.skipped_count <= 0) return null;
  return (await firstUnreads(tx, { conversation_id, person_id })) ?? null;
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
