import { DIGEST_RHYTHMS } from '#platform/contract/notice.ts';
import type { JobHandler } from '#platform/server/jobs/job-handler.ts';
import type { NoticeKit } from '#platform/server/notice-parts.ts';
import { gatherDigestsJob } from './gather-digests-job.ts';
import { sendBundleJob } from './send-bundle-job.ts';
import { sendDeliveryJob } from './send-delivery-job.ts';
import { sendDigestJob } from './send-digest-job.ts';
import { sendLetterJob } from './send-letter-job.ts';
import { spreadEventJob } from './spread-event-job.ts';

/** The way of a notice: spread to those whom it reaches, sent at once or gathered for a digest. */
export const jobsFor = (kit: NoticeKit): readonly JobHandler[] => [
  spreadEventJob(kit),
  sendDeliveryJob(kit),
  sendBundleJob(kit),
  sendLetterJob(kit),
  ...DIGEST_RHYTHMS.map((rhythm) => gatherDigestsJob(kit, rhythm)),
  sendDigestJob(kit),
];
