import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { createLog } from './log.ts';
import type { ServerModule } from './module.ts';
import { keepSweeping, SWEEP_LOCK } from './sweep.ts';

const HOUR_MS = 3_600_000;
let school: StartedApp;
let lines: string[];
let swept: Date[];

beforeAll(async () => {
  school = await startApp({ template: 'empty' });
});
afterAll(() => school.stop());
beforeEach(() => {
  [lines, swept] = [[], []];
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
});
afterEach(() => vi.useRealTimers());

const module = (sweep: ServerModule['sweep']) => ({ name: 'story', handlers: [], policy: {}, errors: {}, sweep });
const sweeping = (sweep: ServerModule['sweep'] = async (_tx, now) => void swept.push(now)) =>
  keepSweeping(school.db, [module(sweep)], school.clock, createLog('warn', { write: (line) => void lines.push(line) }));

async function pass(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds);
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 150));
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
}

describe('sweeping', () => {
  it('happens soon after the start and not after the end', async () => {
    const stop = sweeping();
    await pass(5_000);
    stop();
    await pass(2 * HOUR_MS);
    expect(swept).toHaveLength(1);
  });

  it('forgets old keys with what the modules forget', async () => {
    await school.db.pool.query(
      `insert into platform.idempotency (person_id, key, request_hash, created_at)
       values (1, 'old', '', now() - interval '25 hours'), (1, 'fresh', '', now())`,
    );
    const stop = sweeping();
    await pass(5_000);
    stop();
    const { rows } = await school.db.pool.query('select key from platform.idempotency');
    expect(rows).toEqual([{ key: 'fresh' }]);
  });

  it('is left to the other node that does it now', async () => {
    const other = await school.db.pool.connect();
    await other.query(`begin; select pg_advisory_xact_lock(${SWEEP_LOCK})`);
    const stop = sweeping();
    await pass(5_000);
    await other.query('rollback');
    other.release();
    stop();
    expect([swept, lines]).toEqual([[], []]);
  });

  it('that fails is written down and ends nothing', async () => {
    const stop = sweeping(() => Promise.reject(new Error('cannot sweep')));
    await pass(5_000);
    stop();
    expect(lines.map((line) => JSON.parse(line).err.message)).toEqual(['cannot sweep']);
  });
});
