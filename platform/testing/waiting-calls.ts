import type { StartedApp } from './start-app.ts';

/** How many calls wait for a lock of somebody else's in this database; its own cleaning may wait too and does not count. */
export async function waitingCalls({ db }: StartedApp): Promise<number> {
  const { rows } = await db.pool.query(
    `select from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and wait_event_type = 'Lock'`,
  );
  return rows.length;
}
