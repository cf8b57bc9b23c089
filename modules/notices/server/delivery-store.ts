import { sql } from 'kysely';
import type { DigestRhythm, NoticeParams } from '#platform/contract/notice.ts';
import { firstRow, rows, type Transaction } from '#platform/server/db.ts';
import type { Channel } from '../contract/shapes.ts';
import { toldParams } from './notice-store.ts';

export type NewDelivery = {
  notice_id: number;
  channel: Channel;
  rhythm: 'now' | DigestRhythm;
  subscription_id: number | null;
  /** The letter in which it goes out together with others. */
  bundle: string | null;
};

/** Notes what is to be sent; gives what is to be sent at once: alone, or with the bundle that it belongs to. */
export async function insertDeliveries(
  tx: Transaction,
  deliveries: readonly NewDelivery[],
): Promise<{ ids: number[]; bundles: string[] }> {
  const made = await rows(
    tx,
    sql<{ id: number; rhythm: string; bundle: string | null }>`
      insert into notices.delivery (notice_id, channel, rhythm, subscription_id, bundle)
      select notice_id, channel, rhythm, subscription_id, bundle
      from json_to_recordset(${JSON.stringify(deliveries)})
        as given (notice_id int, channel text, rhythm text, subscription_id int, bundle text)
      on conflict do nothing returning id, rhythm, bundle`,
  );
  const leaving = made.filter(({ rhythm }) => rhythm === 'now');
  return {
    ids: leaving.filter(({ bundle }) => bundle === null).map(({ id }) => id),
    bundles: leaving.flatMap(({ bundle }) => bundle ?? []),
  };
}

type Told = { kind: string; params: NoticeParams; link: string | null };
export type Waiting = Told & {
  id: number;
  person_id: number;
  channel: Channel;
  subscription_id: number | null;
  /** The name of those who were told, where they were not named one by one. */
  audience: string | null;
};

export const FROM = sql`
  notices.delivery join notices.notice on notice.id = notice_id join notices.event on event.id = event_id`;

export const waitingColumns = sql`
  delivery.id, person_id, channel, subscription_id, audience, kind, ${toldParams}, link`;

/** A delivery that is still to be sent, with what it tells. */
export const waitingDelivery = (tx: Transaction, delivery_id: number): Promise<Waiting | undefined> =>
  firstRow(
    tx,
    sql<Waiting>`
      select ${waitingColumns} from ${FROM} where delivery.id = ${delivery_id} and state = 'waiting'`,
  );

/** Those for whom something gathered for a digest. */
export async function personsWaiting(tx: Transaction, rhythm: DigestRhythm): Promise<number[]> {
  const found = await rows(
    tx,
    sql<{ person_id: number }>`
      select distinct person_id from notices.delivery join notices.notice on notice.id = notice_id
      where state = 'waiting' and rhythm = ${rhythm}`,
  );
  return found.map(({ person_id }) => person_id);
}

/** What gathered for one person's digest and is still unread, the oldest first; what was read by now is dropped. */
export async function digestOf(
  tx: Transaction,
  person_id: number,
  rhythm: DigestRhythm,
  now: Date,
): Promise<(Told & { id: number })[]> {
  await rows(
    tx,
    sql`
      update notices.delivery set state = 'dropped', done_at = ${now} from notices.notice
      where notice.id = notice_id and person_id = ${person_id} and rhythm = ${rhythm} and state = 'waiting'
        and read_at is not null`,
  );
  return rows(
    tx,
    sql<Told & { id: number }>`
      select delivery.id, kind, ${toldParams}, link from ${FROM}
      where person_id = ${person_id} and rhythm = ${rhythm} and state = 'waiting' order by delivery.id`,
  );
}

/** Notes how deliveries ended: they left, stand in the outbox, or had nowhere to go. */
export async function endDeliveries(
  tx: Transaction,
  ids: readonly number[],
  state: 'sent' | 'dropped',
  now: Date,
  outbox_id: number | null = null,
): Promise<void> {
  await rows(
    tx,
    sql`
      update notices.delivery set state = ${state}, done_at = ${now}, outbox_id = ${outbox_id}
      where id = any(${[...ids]}) and state = 'waiting'`,
  );
}
