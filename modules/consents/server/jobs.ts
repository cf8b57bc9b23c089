import type { JobHandler } from '#platform/server/jobs/job-handler.ts';
import { deliverConsentJob } from './deliver-consent-job.ts';
import { followPersonJob } from './follow-person-job.ts';
import { turnDayJob } from './turn-day-job.ts';

/** Consents reach their people, and follow them. */
export const jobs: readonly JobHandler[] = [deliverConsentJob, followPersonJob, turnDayJob];
