import { sql } from 'kysely';
import type { Actor } from '#platform/server/actor.ts';
import { firstRow, rows, type Transaction } from '#platform/server/db.ts';
import type { PushTarget } from '#platform/server/outside/push.ts';
import { SUBSCRIPTIONS_MAX } from '../contract/limits.ts';

/** Keeps a browser of the caller; one that somebody else used before is theirs no more. */
export async function saveSubscription(tx: Transaction, actor: Actor, target: PushTarget, now: Date): Promise<void> {
  const { endpoint, p256dh, auth } = target;
  // A row that belonged to somebody else is replaced rather than changed: what waits for them must not arrive here.
  await rows(tx, sql`delete from notices.subscription where endpoint = ${endpoint} and person_id <> ${actor.user_id}`);
  await rows(
    tx,
    sql`
      insert into notices.subscription (person_id, endpoint, p256dh, auth, created_at)
      values (${actor.user_id}, ${endpoint}, ${p256dh}, ${auth}, ${now})
      on conflict (endpoint) do update set p256dh = excluded.p256dh, auth = excluded.auth`,
  );
  await rows(
    tx,
    sql`
      delete from notices.subscription where id in (
        select id from notices.subscription where person_id = ${actor.user_id}
        order by id desc offset ${SUBSCRIPTIONS_MAX})`,
  );
}

export async function removeSubscription(tx: Transaction, actor: Actor, endpoint: string): Promise<void> {
  await rows(tx, sql`delete from notices.subscription where endpoint = ${endpoint} and person_id = ${actor.user_id}`);
}

/** A browser whose push service says that it is gone for good. */
export async function forgetSubscription(tx: Transaction, id: number): Promise<void> {
  await rows(tx, sql`delete from notices.subscription where id = ${id}`);
}

export const subscriptionsOf = (
  tx: Transaction,
  person_ids: readonly number[],
): Promise<{ id: number; person_id: number }[]> =>
  rows(
    tx,
    sql<{ id: number; person_id: number }>`
      select id, person_id from notices.subscription where person_id = any(${[...person_ids]})`,
  );

export const pushTarget = (tx: Transaction, id: number): Promise<PushTarget | undefined> =>
  firstRow(tx, sql<PushTarget>`select endpoint, p256dh, auth from notices.subscription where id = ${id}`);
