import { Client } from 'pg';
import { StartError } from './start-error.ts';

const OLDEST_VERSION = 150_000;
/** A database on a machine that is busy, or that wakes up together with ours, answers late. */
const CONNECT_MS = 20_000;

type Facts = { version: string; version_number: number; encoding: string };

async function checkFacts(client: Client): Promise<void> {
  const { rows } = await client.query<Facts>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int as version_number,
       current_setting('server_encoding') as encoding`,
  );
  const [facts] = rows;
  if (facts === undefined || facts.version_number < OLDEST_VERSION)
    throw new StartError(`DATABASE_URL leads to PostgreSQL ${facts?.version}; Kriit needs 15 or newer.`);
  if (facts.encoding !== 'UTF8')
    throw new StartError(`DATABASE_URL leads to a database in ${facts.encoding}; Kriit needs one in UTF8.`);
}

/** Search goes by trigrams, and with the locale "C" PostgreSQL forgets every letter outside ASCII. */
async function checkSearch(client: Client): Promise<void> {
  await client.query('begin');
  try {
    await client.query('create extension if not exists pg_trgm');
    const { rows } = await client.query<{ is_right: boolean }>(
      `select show_trgm('õun') <> show_trgm('un') as is_right`,
    );
    if (rows[0]?.is_right) return;
    throw new StartError(
      'DATABASE_URL leads to a database whose locale knows no letters outside ASCII; create one with the locale C.UTF-8.',
    );
  } finally {
    await client.query('rollback');
  }
}

/** Makes sure that a database of one's own can be reached and is fit for Kriit; leaves nothing behind. */
export async function checkExternalPostgres(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS, application_name: 'kriit' });
  client.on('error', () => {});
  try {
    await client.connect();
    await checkFacts(client);
    await checkSearch(client);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { message, code } = error as { message: string; code?: string };
    throw new StartError(`The database of DATABASE_URL cannot be used: ${message || code}.`, { cause: error });
  } finally {
    await client.end().catch(() => {});
  }
}
