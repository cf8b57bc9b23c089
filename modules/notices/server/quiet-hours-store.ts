import { sql } from 'kysely';
import { firstRow, rows, type Transaction } from '#platform/server/db.ts';
import type { QuietHours } from '../contract/settings.ts';

export const quietHoursOf = async (tx: Transaction, person_id: number): Promise<QuietHours | null> =>
  (await firstRow(
    tx,
    sql<QuietHours>`
      select from_time as "from", to_time as "to" from notices.quiet_hours where person_id = ${person_id}`,
  )) ?? null;

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
