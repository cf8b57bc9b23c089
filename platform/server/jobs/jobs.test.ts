import { sql } from 'kysely';
import { Type } from 'typebox';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fact } from '#platform/contract/fact.ts';
import { job, scheduledJob } from '#platform/contract/job.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import type { Transaction } from '../db.ts';
import type { ServerModule } from '../module.ts';
import { addJob, addJobs, removeJob } from './add-job.ts';
import { running, runningAt, runningSlowly } from './job-handler.ts';
import { runJob } from './run-job.ts';

const bellRang = fact('story.bell_rang', Type.Object({ times: Type.Integer() }));
const ring = job('story.ring', Type.Object({ times: Type.Integer() }));
const stumble = job('story.stumble', Type.Object({}));
const post = job('story.post', Type.Object({ letter: Type.String() }));
const flyer = job('story.flyer', Type.Object({}), { yields: true });
const evening = scheduledJob('story.evening');

const note = (tx: Transaction, what: string) => sql`insert into done (what) values (${what})`.execute(tx);
let stumbles = 0;
let opened = Promise.withResolvers<void>();
let began = Promise.withResolvers<void>();

const jobs = [
  running(ring, async ({ tx, announce, payload }) => {
    await note(tx, `ring ${payload.times}`);
    await announce(bellRang, payload, { persons: [1] });
  }),
  running(stumble, async ({ tx }) => {
    await note(tx, 'stumble');
    stumbles += 1;
    if (stumbles === 1)
      throw Object.assign(new Error('Key (name)=(Mari) exists'), { severity: 'ERROR', code: '23505' });
  }),
  runningSlowly(post, async ({ transaction, payload }) => {
    began.resolve();
    await opened.promise;
    await transaction((tx) => note(tx, payload.letter));
  }),
  running(flyer, async ({ tx }) => void (await note(tx, 'flyer'))),
  runningAt({ hours: [18] }, evening, async ({ tx, payload }) => {
    await note(tx, `${payload.time_zone} ${payload.due_at}`);
  }),
];
const story: ServerModule = {
  name: 'story',
  handlers: [],
  policy: {},
  errors: {},
  jobs,
  timeZones: async () => ['Asia/Tokyo'],
};

let school: StartedApp;
beforeAll(async () => {
  school = await startApp({ template: 'empty', modules: [story] });
  await school.db.pool.query('create table done (what text)');
});
afterAll(() => school.stop());
beforeEach(async () => {
  await school.db.pool.query('truncate done, platform.job_schedule; delete from graphile_worker._private_jobs');
  school.told.length = 0;
  stumbles = 0;
  opened = Promise.withResolvers();
  began = Promise.withResolvers();
});

const inTransaction = <T>(work: (tx: Transaction) => Promise<T>) => school.db.kysely.transaction().execute(work);
const done = async () =>
  (await school.db.pool.query<{ what: string }>('select what from done')).rows.map(({ what }) => what);
const waiting = async () => (await school.db.pool.query('select attempts, last_error from graphile_worker.jobs')).rows;

describe('a job', () => {
  it('runs once its cause is committed, and what it announces leaves after it', async () => {
    await inTransaction((tx) => addJob(tx, ring, { times: 3 }));
    expect(await done()).toEqual([]);
    await school.app.jobs.runWaiting();
    expect(await done()).toEqual(['ring 3']);
    expect(school.told).toMatchObject([{ name: 'story.bell_rang', data: { times: 3 } }]);
    expect(await waiting()).toEqual([]);
  });

  it('goes before those that yield, however many of them came earlier', async () => {
    await inTransaction((tx) => addJobs(tx, flyer, [{ payload: {} }, { payload: {} }]));
    await inTransaction((tx) => addJob(tx, ring, { times: 1 }));
    await school.app.jobs.runWaiting();
    expect(await done()).toEqual(['ring 1', 'flyer', 'flyer']);
  });

  it('does not exist when its cause was undone', async () => {
    const failing = inTransaction(async (tx) => {
      await addJob(tx, ring, { times: 1 });
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await waiting()).toEqual([]);
  });

  it('waits once for one key, with what was said last, and can be taken back', async () => {
    for (const times of [1, 2]) await inTransaction((tx) => addJob(tx, ring, { times }, { key: 'bell' }));
    const together = [3, 4].map((times) => ({
      payload: { times },
      key: 'together',
      ...(times === 4 && { run_at: new Date(Date.now() + 60_000) }),
    }));
    await inTransaction((tx) => addJobs(tx, ring, [...together, { payload: { times: 5 } }, { payload: { times: 5 } }]));
    await inTransaction((tx) => addJob(tx, ring, { times: 9 }, { key: 'other' }));
    await inTransaction((tx) => removeJob(tx, 'other'));
    await school.app.jobs.runWaiting();
    expect((await done()).sort()).toEqual(['ring 2', 'ring 4', 'ring 5', 'ring 5']);
  });

  it('leaves nothing of a turn that failed, tells the queue why without what the database quoted, and comes again', async () => {
    await inTransaction((tx) => addJob(tx, stumble, {}));
    await school.app.jobs.runWaiting();
    expect(await done()).toEqual([]);
    expect(await waiting()).toEqual([{ attempts: 1, last_error: 'The database refused it: 23505.' }]);
    await school.app.jobs.runWaiting();
    expect(stumbles).toBe(1);
    await school.db.pool.query(`update graphile_worker._private_jobs set run_at = now() - interval '1 s'`);
    await school.app.jobs.runWaiting();
    expect(await done()).toEqual(['stumble']);
  });

  it('has one effect, however often the queue hands it over', async () => {
    const kit = { db: school.db, clock: school.clock, ears: new Map(), audiences: new Map(), tell: () => {} };
    const turn = { job_id: 4_000_000_000, revision: 0, payload: { times: 5 }, signal: new AbortController().signal };
    const [handler] = jobs;
    if (handler === undefined) throw new Error('no handler');
    await Promise.all(Array.from({ length: 10 }, () => runJob(kit, handler, turn)));
    expect(await done()).toEqual(['ring 5']);
    await runJob(kit, handler, { ...turn, revision: 1 });
    expect(await done()).toHaveLength(2);
    await expect(runJob(kit, handler, { ...turn, payload: { times: 'x' } })).rejects.toThrow('none of story.ring');
  });
});

describe('a schedule', () => {
  // People hand in the time zones of their schools as well.
  const inTokyo = async () => (await done()).filter((what) => what.startsWith('Asia/Tokyo'));

  it('comes due by the clocks of the school, once, and is caught up once after a sleep', async () => {
    school.clock.set('2030-11-10T08:00:00Z');
    await school.app.jobs.runWaiting();
    expect(await inTokyo()).toEqual([]);
    school.clock.set('2030-11-10T09:00:00Z');
    await Promise.all([school.app.jobs.runWaiting(), school.app.jobs.runWaiting()]);
    await school.app.jobs.runWaiting();
    expect(await inTokyo()).toEqual(['Asia/Tokyo 2030-11-10T09:00:00.000Z']);
    school.clock.set('2030-11-14T12:00:00Z');
    await school.app.jobs.runWaiting();
    expect((await inTokyo()).slice(1)).toEqual(['Asia/Tokyo 2030-11-14T09:00:00.000Z']);
    school.clock.follow();
  });
});

describe('a worker', () => {
  it('takes new jobs by itself, and a server that stops waits for the one that runs', async () => {
    const other = await startApp({ template: 'empty', modules: [story], env: { KRIIT_JOBS: '1' } });
    await other.db.pool.query('create table done (what text)');
    await other.db.kysely.transaction().execute((tx) => addJob(tx, post, { letter: 'from afar' }));
    await began.promise;
    // Whoever looks for the dead finds this worker among the living.
    await vi.waitFor(async () => {
      const locks = `select from pg_locks where locktype = 'advisory' and classid = 7021118 and mode = 'ShareLock'
        and database = (select oid from pg_database where datname = current_database())`;
      expect((await other.db.pool.query(locks)).rowCount).toBe(1);
    }, 20_000);
    await other.app.jobs.runWaiting();
    const closed = other.app.close();
    opened.resolve();
    await closed;
    const { rows } = await other.db.pool.query('select what from done');
    expect(rows).toContainEqual({ what: 'from afar' });
    // Only its own kind: the clock may have come to the hour of another one in this very moment.
    const left = 'select from graphile_worker.jobs where task_identifier = $1';
    expect((await other.db.pool.query(left, [post.name])).rowCount).toBe(0);
    await other.stop();
  });

  it('that has died gives its jobs back; one that lives keeps them', async () => {
    await inTransaction((tx) => addJob(tx, ring, { times: 7 }));
    const lock = `update graphile_worker._private_jobs set locked_by = 'pool-story', locked_at = now() - interval '1 minute'`;
    await school.db.pool.query(lock);
    const living = await school.db.pool.connect();
    await living.query(`select pg_advisory_lock_shared(7021118, hashtext('pool-story'))`);
    await school.app.jobs.runWaiting();
    expect(await done()).toEqual([]);
    living.release(true);
    await vi.waitFor(async () => {
      await school.app.jobs.runWaiting();
      expect(await done()).toEqual(['ring 7']);
    }, 20_000);
  });
});
