import type { JobHandler } from '#platform/server/jobs/job-handler.ts';
import { turnDayJob } from './turn-day-job.ts';
import { turnSchoolDayJob } from './turn-school-day-job.ts';

/** Journals follow the calendar. */
export const jobs: readonly JobHandler[] = [turnDayJob, turnSchoolDayJob];
