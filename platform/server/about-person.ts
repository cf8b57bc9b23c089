import { sql } from 'kysely';
import type { PersonTable } from '#platform/contract/about-person.ts';
import { rows, type Transaction } from './db.ts';

/** What the tables say about a person, by the name of the table; those that say nothing are not in it. */
export async function tellAbout(
  tx: Transaction,
  tables: readonly PersonTable[],
  person_id: number,
): Promise<Record<string, unknown[]>> {
  const said: Record<string, unknown[]> = {};
  for (const { table, person, tells } of tables) {
    if (tells.length === 0) continue;
    const columns = sql.join(tells.map((name) => sql.ref(name)));
    const found = await rows(
      tx,
      sql<object>`select ${columns} from ${sql.table(table)} where ${sql.ref(person)} = ${person_id}`,
    );
    if (found.length > 0) said[table] = [...(said[table] ?? []), ...found];
  }
  return said;
}
