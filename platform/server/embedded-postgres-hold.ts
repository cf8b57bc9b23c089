import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';

// Any number: whoever holds this lock in the embedded database owns the data folder.
const OWNER_LOCK = 7_021_114;
const LOCK_TRIES = 15;

/**
 * What knocking found: a connection, a PostgreSQL that is starting or stopping, or
 * nobody who knows our password.
 */
export type Knock =
  | { readonly is: 'open'; readonly client: Client }
  | { readonly is: 'busy' }
  | { readonly is: 'stranger' };

const STRANGERS = new Set(['ECONNREFUSED', 'ENOENT', '28P01', '28000']);

/** Tries to connect once. */
export async function knock(url: string): Promise<Knock> {
  const client = new Client({
    connectionString: url,
    application_name: 'kriit-keeper',
    connectionTimeoutMillis: 2_000,
  });
  // A connection that breaks later is told by its `end`; an unheard error would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    return { is: 'open', client };
  } catch (error) {
    await client.end().catch(() => {});
    return { is: STRANGERS.has((error as { code?: string }).code ?? '') ? 'stranger' : 'busy' };
  }
}

/** Takes the owner's lock for as long as the connection lives; a killed owner's connection may need a moment to end. */
export async function takeOwnership(client: Client): Promise<boolean> {
  for (let attempt = 0; attempt < LOCK_TRIES; attempt += 1) {
    if (attempt > 0) await delay(100);
    const { rows } = await client.query<{ is_ours: boolean }>('select pg_try_advisory_lock($1) as is_ours', [
      OWNER_LOCK,
    ]);
    if (rows[0]?.is_ours) return true;
  }
  return false;
}
