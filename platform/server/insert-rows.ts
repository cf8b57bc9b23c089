import { sql } from 'kysely';
import type { Transaction } from './db.ts';

/**
 * Inserts many rows with one statement and one parameter, however many there are. Rows that bring
 * their own ids keep them, and the table's counter moves on behind the last one.
 */
export async function insertRows(tx: Transaction, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table)} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})`.execute(tx);
  if (!('id' in first)) return;
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${sql.table(table)}`.execute(tx);
}
