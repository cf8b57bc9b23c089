import { handle } from '#platform/server/handle.ts';
import { countJobs, listQueue } from '#platform/server/jobs/queue.ts';
import { JOBS_PER_PAGE } from '../contract/limits.ts';
import { listJobs as contract } from '../contract/list-jobs.ts';

export const listJobs = handle(contract, async ({ tx, actor, query: { page = 1, pages = 1 } }) => {
  const first = (page - 1) * JOBS_PER_PAGE;
  const jobs = await listQueue(tx, actor, first, pages * JOBS_PER_PAGE);
  const counts = { waiting: 0, running: 0, retrying: 0, failed: 0 };
  for (const { state, count } of await countJobs(tx, actor)) counts[state] = count;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { jobs, counts, total, has_more: first + jobs.length < total };
});
