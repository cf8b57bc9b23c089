import { sql } from 'kysely';
import { rows, type Transaction } from '#platform/server/db.ts';
import { hashOf } from '#platform/server/seal.ts';

/**
 * Those who are counted under the same name wait here for one another until their transactions are over, on every server:
 * what one of them counts, the next one sees. Names are taken in one order, so that nobody waits in a circle.
 */
export async function standInLine(tx: Transaction, ...names: readonly string[]): Promise<void> {
  for (const key of names.map(hashOf).toSorted(Buffer.compare))
    await rows(tx, sql`select pg_advisory_xact_lock(${key.readInt32BE(0)}, ${key.readInt32BE(4)})`);
}
