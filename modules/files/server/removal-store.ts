import { sql } from 'kysely';
import { type Database, rows, type Transaction } from '#platform/server/db.ts';

/** Longer than any upload takes: until then, what is being written is not taken for something forgotten. */
const WRITING_MINUTES = 30;
const BATCH = 100;
/** What cannot be removed is tried again after so long, and does not stand in the way of the rest meanwhile. */
const PUT_OFF_MINUTES = 60;

/** Notes objects that nobody needs any more; they leave the store once this transaction is committed. */
export const forgetObjects = (tx: Transaction, keys: readonly string[], now: Date): Promise<unknown> =>
  rows(
    tx,
    sql`insert into files.removal (object_key, due_at) select key, ${now}::timestamptz from unnest(${[...keys]}::text[]) as key
        on conflict (object_key) do update set due_at = excluded.due_at`,
  );

/** Notes objects before they are written, so that those of a crashed upload are found and removed. */
export const noteObjects = (tx: Transaction, keys: readonly string[], now: Date): Promise<unknown> =>
  forgetObjects(tx, keys, new Date(now.getTime() + WRITING_MINUTES * 60_000));

/** The objects are in use from now on. False when one was removed in the meantime. */
export async function keepObjects(tx: Transaction, keys: readonly string[]): Promise<boolean> {
  const kept = await rows(tx, sql`delete from files.removal where object_key = any(${[...keys]}::text[]) returning 1`);
  return kept.length === keys.length;
}

/**
 * Removes what is due, a batch at a time, and forgets the notes of those that are gone. The notes are held
 * meanwhile, so that two servers do not do the same. Gives how many there were, and why the first of those that
 * failed did.
 */
export async function removeDue(
  db: Database,
  now: Date,
  remove: (key: string) => Promise<void>,
): Promise<{ count: number; trouble: unknown }> {
  return db.kysely.transaction().execute(async (tx) => {
    const due = await rows(
      tx,
      sql<{ object_key: string }>`
        select object_key from files.removal where due_at <= ${now} order by due_at limit ${BATCH} for update skip locked`,
    );
    const tries = await Promise.allSettled(due.map(({ object_key }) => remove(object_key)));
    const keysOf = (status: 'fulfilled' | 'rejected') =>
      due.filter((_, position) => tries[position]?.status === status).map(({ object_key }) => object_key);
    await rows(tx, sql`delete from files.removal where object_key = any(${keysOf('fulfilled')}::text[])`);
    const later = new Date(now.getTime() + PUT_OFF_MINUTES * 60_000);
    await rows(
      tx,
      sql`update files.removal set due_at = ${later} where object_key = any(${keysOf('rejected')}::text[])`,
    );
    return { count: due.length, trouble: tries.find((one) => one.status === 'rejected')?.reason };
  });
}
