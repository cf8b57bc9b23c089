import { sql } from 'kysely';
import { firstRow, rows, type Transaction } from '#platform/server/db.ts';
import { BUNDLE_MINUTES } from '../contract/limits.ts';
import { FROM, type Waiting, waitingColumns } from './delivery-store.ts';

const PAUSE_MS = BUNDLE_MINUTES * 60_000;

/** The name of what one person hears by mail about one topic. */
export const bundleOf = (person_id: number, topic: string): string => `${person_id} ${topic}`;

/** Under which one job waits for a bundle. */
export const bundleKey = (bundle: string): string => `bundle:${bundle}`;

/** Everything that waits to be told in one letter, the oldest first. It is held, so that nothing of it is taken back meanwhile. */
export const waitingBundle = (tx: Transaction, bundle: string): Promise<Waiting[]> =>
  rows(
    tx,
    sql<Waiting>`
      select ${waitingColumns} from ${FROM} where bundle = ${bundle} and state = 'waiting'
      order by delivery.id for update of delivery`,
  );

/** When the next letter of a bundle may leave; null when it may now. */
export async function pausedUntil(tx: Transaction, bundle: string, now: Date): Promise<Date | null> {
  const last = await firstRow(
    tx,
    sql<{ left_at: string }>`select left_at from notices.bundle_letter where bundle = ${bundle}`,
  );
  const next = last ? new Date(Date.parse(last.left_at) + PAUSE_MS) : now;
  return next > now ? next : null;
}

/** Notes that a letter of a bundle left. */
export async function noteBundle(tx: Transaction, bundle: string, now: Date): Promise<void> {
  await rows(
    tx,
    sql`
      insert into notices.bundle_letter (bundle, left_at) values (${bundle}, ${now})
      on conflict (bundle) do update set left_at = ${now}`,
  );
}

/** Forgets letters after which nobody waits any more. */
export async function forgetBundles(tx: Transaction, now: Date): Promise<void> {
  await rows(tx, sql`delete from notices.bundle_letter where left_at < ${new Date(now.getTime() - PAUSE_MS)}`);
}
