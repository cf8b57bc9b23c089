import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type Connection, oneRow, rows } from './db.ts';

const SECRET_BYTES = 32;

/** Makes the random bytes of a name where the database has none yet; the first server wins. */
export const makeInstallationSecret = (tx: Connection, name: string): Promise<unknown> =>
  rows(
    tx,
    sql`insert into platform.secret (name, bytes) values (${name}, ${randomBytes(SECRET_BYTES)}) on conflict do nothing`,
  );

/** Random bytes that this installation keeps to itself, the same on every one of its servers. */
export async function installationSecret(tx: Connection, name: string): Promise<Buffer> {
  const { bytes } = await oneRow(tx, sql<{ bytes: Buffer }>`select bytes from platform.secret where name = ${name}`);
  return bytes;
}
