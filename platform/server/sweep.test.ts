import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openCopy } from '#platform/testing/database.ts';
import { systemClock } from './clock.ts';
import type { Database } from './db.ts';
import { createLog } from './log.ts';
import type { ServerModule } from './module.ts';
import { keepSweeping, SWEEP_LOCK } from './sweep.ts';

const PATIENT = { timeout: 10_000 };

// A database without a server, which would sweep it too.
let db: Database;
let lines: string[];
let swept: Date[];

beforeAll(async () => {
  db = await openCopy('empty', 4);
});
afterAll(() => db.close());
beforeEach(() => {
  [lines, swept] = [[], []];
});

type Timer = { run: () => void; after: number; unref(): Timer };

/** Starts sweeping with timers that ring when the story says so; the database keeps the real ones. */
function startSweeping(sweep: ServerModule['sweep'] = async (_tx, now) => void swept.push(now)) {
  const timers: Timer[] = [];
  const wind = (run: () => void, after: number): Timer => {
    const timer: Timer = { run, after, unref: () => timer };
    timers.push(timer);
    return timer;
  };
  for (const name of ['setTimeout', 'setInterval']) vi.stubGlobal(name, wind);
  const module = { name: 'story', handlers: [], policy: {}, errors: {}, sweep };
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const stop = keepSweeping(db, [module], systemClock, log);
  vi.unstubAllGlobals();
  return { timers, stop, ring: () => timers[0]?.run() };
}

describe('sweeping', () => {
  it('happens five seconds after the start and then every hour', async () => {
    const { timers } = startSweeping();
    expect(timers.map(({ after }) => after)).toEqual([5_000, 3_600_000]);
    for (const [position, { run }] of timers.entries()) {
      run();
      await expect.poll(() => swept.length, PATIENT).toBe(position + 1);
    }
  });

  it('never happens after the end', () => {
    const { timers, stop } = startSweeping();
    const cleared: unknown[] = [];
    for (const name of ['clearTimeout', 'clearInterval']) vi.stubGlobal(name, (timer: unknown) => cleared.push(timer));
    stop();
    vi.unstubAllGlobals();
    expect(cleared).toEqual(timers);
  });

  it('forgets old keys with what the modules forget', async () => {
    await db.pool.query(
      `insert into platform.idempotency (person_id, key_hash, request_hash, created_at)
       values (1, 'old', '', now() - interval '25 hours'), (1, 'fresh', '', now())`,
    );
    const kept = async () =>
      (await db.pool.query('select key_hash from platform.idempotency')).rows.map((row) => `${row.key_hash}`);
    startSweeping().ring();
    await expect.poll(kept, PATIENT).toEqual(['fresh']);
  });

  it('forgets which callers changed, once no server relies on it', async () => {
    await db.pool.query('truncate platform.actor_change');
    await db.pool.query(
      `insert into platform.actor_change (person_id, created_at) values (1, now() - interval '11 minutes'), (2, now())`,
    );
    const kept = async () =>
      (await db.pool.query('select person_id from platform.actor_change')).rows.map((row) => row.person_id);
    startSweeping().ring();
    await expect.poll(kept, PATIENT).toEqual([2]);
  });

  it('is left to the other node that does it now', async () => {
    const other = await db.pool.connect();
    await other.query(`begin; select pg_advisory_xact_lock(${SWEEP_LOCK})`);
    const isOver = new Promise((resolve) => db.pool.once('release', resolve));
    startSweeping().ring();
    await isOver;
    await other.query('rollback');
    other.release();
    expect([swept, lines]).toEqual([[], []]);
  });

  it('that fails is written down and ends nothing', async () => {
    startSweeping(() => Promise.reject(new Error('cannot sweep'))).ring();
    await expect.poll(() => lines.map((line) => JSON.parse(line).err.message), PATIENT).toEqual(['cannot sweep']);
  });
});
