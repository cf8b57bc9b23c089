import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Database } from '../db.ts';
import { sayingOnce } from './trouble.ts';
import type { Wake, WakeKit } from './wake.ts';

const CHANNEL = 'kriit_facts';
const AGAIN_MS = 1_000;

/** Wakes by LISTEN and NOTIFY, on a connection of its own that is opened again whenever it is lost. */
export function wakeByPostgres(db: Database, { onWake, onTrouble }: WakeKit): Wake {
  let client: Client | null = null;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;
  const ownWord = randomUUID();
  const trouble = sayingOnce(onTrouble);

  async function listen(): Promise<void> {
    const fresh = new Client(db.pool.options);
    let isLost = false;
    const lose = (error?: unknown): void => {
      if (isLost || isClosed) return;
      isLost = true;
      client = null;
      if (error) trouble.begins(error);
      fresh.end().catch(() => {});
      retry = setTimeout(() => void listen(), AGAIN_MS).unref();
    };
    fresh.on('error', lose);
    fresh.on('end', () => lose());
    // This server did not wait for its own word to come back.
    fresh.on('notification', ({ payload }) => payload !== ownWord && onWake());
    try {
      await fresh.connect();
      await fresh.query(`listen ${CHANNEL}`);
      if (isClosed) return await fresh.end();
      client = fresh;
      trouble.isOver();
      // Something may have been told while nobody listened.
      onWake();
    } catch (error) {
      lose(error);
    }
  }
  void listen();

  return {
    tell() {
      if (isClosed) return;
      // It need not outlive a power cut: the log is read by the clock too.
      void db.pool.query(`set local synchronous_commit = off; notify ${CHANNEL}, '${ownWord}'`).catch(onTrouble);
    },
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}
