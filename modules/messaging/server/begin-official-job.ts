import { everySchool } from '#modules/people/server/doors.ts';
import type { Transaction } from '#platform/server/db.ts';
import { addJobs } from '#platform/server/jobs/add-job.ts';
import { running } from '#platform/server/jobs/job-handler.ts';
import { beginOfficial } from '../contract/jobs.ts';
import { keepOfficial, schoolsWithOfficial } from './official-store.ts';

/** At the start: schools that were there before messaging need not wait for midnight. Two servers add one job. */
export async function beginMissingGroups(tx: Transaction): Promise<void> {
  const known = new Set(await schoolsWithOfficial(tx));
  const without = (await everySchool(tx)).filter((school_id) => !known.has(school_id));
  const jobs = without.map((school_id) => ({ payload: { school_id }, key: `official:${school_id}` }));
  if (jobs.length > 0) await addJobs(tx, beginOfficial, jobs);
}

/** The groups of all classes of a school as its roles are now; where they are already, nothing happens. */
export const beginOfficialJob = running(beginOfficial, ({ tx, announce, payload: { school_id }, now }) =>
  keepOfficial(tx, announce, school_id, null, now),
);
