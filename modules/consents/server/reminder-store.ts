import { sql } from 'kysely';
import { oneRow, rows, type Transaction } from '#platform/server/db.ts';
import type { Cell } from '../rules/groups.ts';

/** When those of a class were last reminded, by whomever; without a class, when the whole school was. */
export async function lastReminder(tx: Transaction, consent_id: number, own: Cell | null): Promise<string | null> {
  const { last } = await oneRow(
    tx,
    sql<{ last: string | null }>`
      select max(reminded_at) as last from consents.reminder
      where consent_id = ${consent_id} and (class_level_id is null
        or (class_level_id = ${own?.class_level_id ?? null} and parallel_identifier_id = ${own?.parallel_identifier_id ?? null}))`,
  );
  return last;
}

/** Notes a reminder of a class, or of everybody. */
export async function noteReminder(tx: Transaction, consent_id: number, own: Cell | null, now: Date): Promise<void> {
  await rows(
    tx,
    sql`
      insert into consents.reminder (consent_id, class_level_id, parallel_identifier_id, reminded_at)
      values (${consent_id}, ${own?.class_level_id ?? null}, ${own?.parallel_identifier_id ?? null}, ${now})`,
  );
}
