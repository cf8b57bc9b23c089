import type { JobHandler } from '#platform/server/jobs/job-handler.ts';
import { makeCopyJob } from './make-copy-job.ts';

/** Work for later of this module. */
export const jobsFor = (kit: Parameters<typeof makeCopyJob>[0]): readonly JobHandler[] => [makeCopyJob(kit)];
