import { sql } from 'kysely';
import { firstRow, type Transaction } from './db.ts';

/** True where the people in the database were made up by us, and by nobody else. */
export const holdsDemonstration = async (tx: Transaction): Promise<boolean> =>
  (await firstRow(tx, sql`select name from platform.mark where name = 'demonstration'`)) !== undefined;
