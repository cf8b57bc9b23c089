import type { ServerModule } from '#platform/server/module.ts';
import { errors } from '../contract/errors.ts';
import { policy } from '../contract/policy.ts';
import { listJobs } from './list-jobs.ts';
import { retryJob } from './retry-job.ts';

/** A window on the queue, for the platform's main administrator. */
export const jobs: ServerModule = { name: 'jobs', handlers: [listJobs, retryJob], policy, errors };
