import type { JobHandler } from '#platform/server/jobs/job-handler.ts';
import { beginOfficialJob } from './begin-official-job.ts';
import { tellMessagesJob } from './tell-messages-job.ts';
import { turnDayJob } from './turn-day-job.ts';

/** Groups follow the calendar, and people hear of what was said. */
export const jobs: readonly JobHandler[] = [turnDayJob, beginOfficialJob, tellMessagesJob];
