import { subscribe } from 'node:diagnostics_channel';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { removeDue } from '#modules/files/server/removal-store.ts';
import { diskStore } from '#platform/server/files/disk-store.ts';
import type { StartedApp } from '#platform/testing/start-app.ts';
import { type Written, watchingTables } from '../api/written.ts';

// Handlers go on when their caller has gone, and no connection tells of them; Fastify says when each begins and ends.
const running = new Set<unknown>();
subscribe('tracing:fastify.request.handler:start', (handled) => running.add(handled));
subscribe('tracing:fastify.request.handler:asyncEnd', (handled) => running.delete(handled));

const PATIENT = { timeout: 30_000, interval: 10 };

/**
 * Where a repeat is not known by a key, whoever comes in anew has a new way in each time, and notes and news of changed
 * sessions belong to it; these may differ. What is written down to be told stands in `facts`.
 */
const WAYS_IN =
  /^(account\.(session|socket_ticket|launch_code|bearer|passkey_challenge|eid_turn)|platform\.(actor_change|fact)$)/;

/** However many have come in, they are told of as one. */
const NEWS_OF_SESSIONS = 'account.sessions_changed';

/** What some work left behind: rows that came and rows that were written by table, facts in their order, stored objects. */
export type Effect = {
  readonly tables: Written;
  readonly facts: readonly string[];
  readonly objects: number;
};

/** Waits until nobody works any more, those included whose caller has gone, and lets everything happen that follows. */
async function settle({ app, db, clock, filesFolder }: StartedApp): Promise<void> {
  // Those whose request has not reached its handler yet are being asked who they are.
  const busy = `select pid from pg_stat_activity
    where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`;
  const working = async () => running.size + ((await db.pool.query(busy)).rowCount ?? 0);
  await expect.poll(working, PATIENT).toBe(0);
  const waiting = 'select id from graphile_worker.jobs where run_at <= now() and attempts < max_attempts limit 1';
  if ((await db.pool.query(waiting)).rowCount !== 0) await app.jobs.runWaiting();
  const { remove } = diskStore(join(filesFolder, 'kept'));
  while ((await removeDue(db, clock(), remove)).count > 0);
}

/** The effect without what comes with every new way in. */
export const besidesWaysIn = ({ tables, facts, objects }: Effect): Effect => ({
  tables: Object.fromEntries(Object.entries(tables).filter(([name]) => !WAYS_IN.test(name))),
  facts: facts.filter((name, position) => name !== NEWS_OF_SESSIONS || facts.indexOf(name) === position),
  objects,
});

/** Looks at a school before and after some work. */
export async function watchingEffects(school: StartedApp) {
  const watch = await watchingTables(school.db);
  const countObjects = (): number => globSync('kept/*/*', { cwd: school.filesFolder }).length;

  // The worker writes down what it knows when it is first asked to work; that is nobody's effect. And the clock stands
  // still from here, or work that is due by the hour would be somebody's.
  school.clock.set(school.clock().toISOString());
  await school.app.jobs.runWaiting();
  return async (work: () => Promise<unknown>): Promise<Effect> => {
    const written = await watch();
    const [told, objects] = [school.told.length, countObjects()];
    await work();
    await settle(school);
    return {
      tables: await written(),
      facts: school.told.slice(told).map(({ name }) => name),
      objects: countObjects() - objects,
    };
  };
}
