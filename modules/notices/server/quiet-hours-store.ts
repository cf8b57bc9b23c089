import { sql } from 'kysely';
import { firstRow, rows, type Transaction } from '#platform/server/db.ts';
import type { Contact } from '#platform/server/notice-parts.ts';
import type { QuietHours } from '../contract/settings.ts';
import { quietUntil } from '../rules/quiet-hours.ts';

export const quietHoursOf = async (tx: Transaction, person_id: number): Promise<QuietHours | null> =>
  (await firstRow(
    tx,
    sql<QuietHours>`
      select from_time as "from", to_time as "to" from notices.quiet_hours where person_id = ${person_id}`,
  )) ?? null;

/** When the quiet hours end that it is now for somebody; null when it is none. */
export const quietUntilFor = async (tx: Transaction, { person_id, time_zone }: Contact, now: Date) =>
  quietUntil(await quietHoursOf(tx, person_id), time_zone, now);

export async function saveQuietHours(tx: Transaction, person_id: number, quiet: QuietHours | null): Promise<void> {
  if (quiet === null) {
    await rows(tx, sql`delete from notices.quiet_hours where person_id = ${person_id}`);
    return;
  }
  const { from, to } = quiet;
  await rows(
    tx,
    sql`
      insert into notices.quiet_hours (person_id, from_time, to_time) values (${person_id}, ${from}, ${to})
      on conflict (person_id) do update set from_time = ${from}, to_time = ${to}`,
  );
}
