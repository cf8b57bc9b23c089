import { Client } from 'pg';
import { Type } from 'typebox';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { job } from '#platform/contract/job.ts';
import { DATABASE_VARIABLE } from '#platform/testing/database.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { addJob } from './add-job.ts';
import { runningSlowly } from './job-handler.ts';

const post = job('story.post', Type.Object({}));
const began = Promise.withResolvers<void>();
const mayEnd = Promise.withResolvers<void>();
let turns = 0;

const work = runningSlowly(post, async () => {
  turns += 1;
  began.resolve();
  await mayEnd.promise;
});

let school: StartedApp;
let server: Client;
beforeAll(async () => {
  const modules = [{ name: 'story', handlers: [], policy: {}, errors: {}, jobs: [work] }];
  school = await startApp({ template: 'empty', modules, env: { KRIIT_JOBS: '1' } });
  server = new Client({ connectionString: process.env[DATABASE_VARIABLE] });
  await server.connect();
});
afterAll(async () => {
  await server.end();
  await school.stop();
});

it('outlives a database that is away in the moment in which a job ends, and the job comes again', async () => {
  const { rows } = await school.db.pool.query<{ name: string }>('select current_database() as name');
  const [name = ''] = rows.map((row) => row.name);
  await school.db.kysely.transaction().execute((tx) => addJob(tx, post, {}));
  await began.promise;
  // The library also prints what it has given to the log.
  vi.spyOn(console, 'trace').mockReturnValue();
  await server.query(`alter database ${name} allow_connections false`);
  await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  mayEnd.resolve();
  await expect.poll(() => school.logged.join(), { timeout: 20_000 }).toContain('Failed to complete jobs');
  await server.query(`alter database ${name} allow_connections true`);
  const left = async () => (await school.db.pool.query('select from graphile_worker.jobs')).rowCount;
  await expect.poll(() => left().catch(() => null), { timeout: 30_000 }).toBe(0);
  expect(turns).toBe(2);
});
