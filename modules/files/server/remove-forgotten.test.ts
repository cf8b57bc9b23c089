import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FileKit } from '#platform/server/files/open-files.ts';
import { createLog } from '#platform/server/log.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { forgetObjects } from './removal-store.ts';
import { removeForgotten } from './remove-forgotten-job.ts';

let school: StartedApp;
beforeAll(async () => {
  school = await startApp({ template: 'empty' });
});
afterAll(() => school.stop());

/** More than the store is asked for at once. */
const KEYS = Array.from({ length: 150 }, (_, n) => `1/object-${n}`);

const noted = async (): Promise<number> =>
  (await school.db.pool.query('select count(*)::int as n from files.removal')).rows[0].n;

it('puts off what the store does not let go of, so that the rest goes, and says so', async () => {
  const stuck = new Set(KEYS.slice(0, 120));
  const removed: string[] = [];
  const remove = async (key: string) => {
    if (stuck.has(key)) throw new Error('the bucket is closed');
    removed.push(key);
  };
  const logged: string[] = [];
  const log = createLog('info', { write: (line) => void logged.push(line) });
  const round = () =>
    removeForgotten({ db: school.db, kit: { store: { remove } } as unknown as FileKit, clock: school.clock, log });
  await school.db.kysely.transaction().execute((tx) => forgetObjects(tx, KEYS, school.clock()));

  await round();
  expect(logged).toEqual([expect.stringContaining('the bucket is closed')]);
  for (let minute = 1; minute <= 2; minute += 1) await round();
  expect([removed.length, await noted()]).toEqual([30, 120]);

  stuck.clear();
  await round();
  expect(await noted()).toBe(120);
  school.clock.advance(2 * 3_600);
  await round();
  expect([removed.length, await noted()]).toEqual([150, 0]);
});
