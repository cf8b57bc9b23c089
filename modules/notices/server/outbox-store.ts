import { sql } from 'kysely';
import { firstRow, oneRow, rows, type Transaction } from '#platform/server/db.ts';
import type { Channel, Letter } from '../contract/shapes.ts';
import { endDeliveries } from './delivery-store.ts';

type NewLetter = {
  channel: Channel;
  recipient: string;
  language: string;
  subject: string;
  text: string;
  html: string | null;
  link: string | null;
};

/** Keeps what would have been sent; gives its place in the outbox. */
export async function putInOutbox(tx: Transaction, letter: NewLetter, now: Date): Promise<number> {
  const { channel, recipient, language, subject, text, html, link } = letter;
  const { id } = await oneRow(
    tx,
    sql<{ id: number }>`
      insert into notices.outbox (channel, recipient, language, subject, text, html, link, created_at)
      values (${channel}, ${recipient}, ${language}, ${subject}, ${text}, ${html}, ${link}, ${now}) returning id`,
  );
  return id;
}

/** Keeps what would have been sent of deliveries; nothing is kept of deliveries whose cause was withdrawn in the meantime. */
export async function keepInOutbox(
  tx: Transaction,
  deliveries: readonly number[],
  letter: NewLetter,
  now: Date,
): Promise<void> {
  const still = sql`select from notices.delivery where id = any(${[...deliveries]}) and state = 'waiting' for update`;
  if ((await rows(tx, still)).length !== deliveries.length) return;
  await endDeliveries(tx, deliveries, 'sent', now, await putInOutbox(tx, letter, now));
}

export const outboxPage = (tx: Transaction, first: number, most: number): Promise<Letter[]> =>
  rows(
    tx,
    sql<Letter>`
      select id, channel, recipient, language, subject, text, link, created_at
      from notices.outbox order by id desc offset ${first} limit ${most}`,
  );

export const countOutbox = async (tx: Transaction): Promise<number> =>
  (await firstRow(tx, sql<{ count: number }>`select count(*)::int as count from notices.outbox`))?.count ?? 0;
