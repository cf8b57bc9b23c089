import { Type } from 'typebox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { job } from '#platform/contract/job.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import { running } from '#platform/server/jobs/job-handler.ts';
import { makeMember } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { listJobs } from '../contract/list-jobs.ts';
import { retryJob } from '../contract/retry-job.ts';

const lift = job('story.lift', Type.Object({}));
let isHeavy = true;

let school: StartedApp;
beforeAll(async () => {
  const jobs = [
    running(lift, async () => {
      if (isHeavy) throw new Error('too heavy');
    }),
  ];
  school = await startApp({ modules: [{ name: 'story', handlers: [], policy: {}, errors: {}, jobs }] });
});
afterAll(() => school.stop());

it('shows the main administrator what failed and why, and lets it be tried again', async () => {
  const root = await school.as('root');
  await school.db.kysely.transaction().execute((tx) => addJob(tx, lift, {}));
  expect((await root.call(listJobs)).data).toMatchObject({
    counts: { waiting: 1, failed: 0 },
    jobs: [{ kind: 'story.lift', state: 'waiting', tries: 0, error: null }],
    total: 1,
    has_more: false,
  });

  await school.app.jobs.runWaiting();
  await school.db.pool.query(`update graphile_worker._private_jobs set attempts = max_attempts`);
  const [failed] = (await root.call(listJobs)).data.jobs;
  expect(failed).toMatchObject({ state: 'failed', error: 'too heavy', max_tries: 12 });

  isHeavy = false;
  const id = failed?.id ?? 0;
  expect((await root.call(retryJob, { params: { id } })).data).toEqual({ is_retried: true });
  await school.app.jobs.runWaiting();
  expect((await root.call(listJobs)).data.total).toBe(0);
  expect((await root.call(retryJob, { params: { id } })).data).toEqual({ is_retried: false });
});

it('is nobody else’s business', async () => {
  const headmaster = await school.enter(await makeMember(school.db, { school_id: 1, role: 'headmaster' }));
  expect((await headmaster.call(listJobs)).key).toBe('not_allowed_action');
  expect((await headmaster.call(retryJob, { params: { id: 1 } })).key).toBe('not_allowed_action');
});
