import type { JobHandler } from '#platform/server/jobs/job-handler.ts';
import { sendResetJob } from './send-reset-job.ts';

export const jobs: readonly JobHandler[] = [sendResetJob];
