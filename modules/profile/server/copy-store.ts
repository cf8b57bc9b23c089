import { sql } from 'kysely';
import { forgetObjects } from '#modules/files/server/doors.ts';
import type { Actor } from '#platform/server/actor.ts';
import { firstRow, rows, type Transaction } from '#platform/server/db.ts';
import { objectKey } from '#platform/server/files/kept-file.ts';
import { COPIES_PER_DAY, COPY_DAYS } from '../contract/limits.ts';

const DAY_MS = 86_400_000;

export type KeptCopy = {
  id: number;
  asked_at: string;
  ready_at: string | null;
  size: number | null;
  hash_name: string | null;
  store_key: string | null;
};

/** The copy that is being made, or a new one; null for whoever has had enough of them today. */
export async function waitingCopy(
  tx: Transaction,
  { user_id }: Actor,
  now: Date,
): Promise<{ id: number; is_new: boolean } | null> {
  const since = new Date(now.getTime() - DAY_MS);
  const made = await firstRow(
    tx,
    sql<{ id: number }>`
      insert into profile.copy (person_id, asked_at)
      select ${user_id}, ${now}
      where (select count(*) from profile.copy where person_id = ${user_id} and asked_at > ${since}) < ${COPIES_PER_DAY}
      on conflict (person_id) where ready_at is null do nothing returning id`,
  );
  if (made) return { id: made.id, is_new: true };
  const waiting = await firstRow(
    tx,
    sql<{ id: number }>`select id from profile.copy where person_id = ${user_id} and ready_at is null`,
  );
  return waiting ? { id: waiting.id, is_new: false } : null;
}

export const personOfWaiting = (tx: Transaction, copy_id: number): Promise<{ person_id: number } | undefined> =>
  firstRow(
    tx,
    sql<{ person_id: number }>`select person_id from profile.copy where id = ${copy_id} and ready_at is null`,
  );

/** Notes that a copy is ready; false when another turn of the same job was quicker. */
export async function finishCopy(
  tx: Transaction,
  copy_id: number,
  { size, hash_name, store_key }: { size: number; hash_name: string; store_key: string },
  now: Date,
): Promise<boolean> {
  const finished = await rows(
    tx,
    sql`
      update profile.copy set ready_at = ${now}, size = ${size}, hash_name = ${hash_name}, store_key = ${store_key}
      where id = ${copy_id} and ready_at is null returning id`,
  );
  return finished.length > 0;
}

export const copiesOf = (tx: Transaction, { user_id }: Actor): Promise<KeptCopy[]> =>
  rows(
    tx,
    sql<KeptCopy>`
      select id, asked_at, ready_at, size, hash_name, store_key
      from profile.copy where person_id = ${user_id} order by id desc`,
  );

/** Forgets copies after a week, with their bytes, and those that could not be made within a day. */
export async function forgetOldCopies(tx: Transaction, now: Date): Promise<void> {
  const [old, stuck] = [COPY_DAYS, 1].map((days) => new Date(now.getTime() - days * DAY_MS));
  const gone = await rows(
    tx,
    sql<{ store_key: string | null }>`
      delete from profile.copy where ready_at < ${old} or (ready_at is null and asked_at < ${stuck}) returning store_key`,
  );
  const keys = gone.flatMap(({ store_key }) => (store_key === null ? [] : [objectKey(store_key)]));
  if (keys.length > 0) await forgetObjects(tx, keys, now);
}
