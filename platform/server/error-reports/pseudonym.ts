import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type Database, oneRow, rows } from '../db.ts';

const SECRET_BYTES = 32;
const LENGTH = 22;

/** Gives a person a name for reports: the same on every server of this installation, and of no use outside it. */
export type PseudonymOf = (user_id: number) => string;

/** Reads the secret behind these names, making it the first time; the first server wins. */
export async function pseudonyms({ kysely }: Database): Promise<PseudonymOf> {
  await rows(
    kysely,
    sql`
      insert into platform.secret (name, bytes) values ('error_reports', ${randomBytes(SECRET_BYTES)})
      on conflict do nothing`,
  );
  const { bytes } = await oneRow(
    kysely,
    sql<{ bytes: Buffer }>`select bytes from platform.secret where name = 'error_reports'`,
  );
  return (user_id) => createHmac('sha256', bytes).update(String(user_id)).digest('base64url').slice(0, LENGTH);
}
