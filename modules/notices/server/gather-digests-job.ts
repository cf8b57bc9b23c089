import type { DigestRhythm } from '#platform/contract/notice.ts';
import { addJobs } from '#platform/server/jobs/add-job.ts';
import { runningAt } from '#platform/server/jobs/job-handler.ts';
import type { NoticeKit } from '#platform/server/notice-parts.ts';
import { gatherDigests, sendDigest } from '../contract/jobs.ts';
import { DIGEST_TIMES } from '../contract/limits.ts';
import { personsForDigest } from './digest-store.ts';

/** At the hour of a digest, finds those of one time zone for whom there is something to tell. */
export const gatherDigestsJob = (kit: NoticeKit, rhythm: DigestRhythm) =>
  runningAt(DIGEST_TIMES[rhythm], gatherDigests[rhythm], async ({ tx, payload: { time_zone, due_at }, now }) => {
    const contacts = await kit.contactsOf(tx, await personsForDigest(tx, kit, rhythm, now));
    const here = contacts.filter((contact) => contact.time_zone === time_zone);
    const letters = here.map(({ person_id }) => ({
      payload: { person_id, rhythm, due_at },
      key: `digest:${rhythm}:${person_id}`,
    }));
    await addJobs(tx, sendDigest, letters);
  });
