import { schoolsIn } from '#modules/people/server/doors.ts';
import { addJobs } from '#platform/server/jobs/add-job.ts';
import { runningAt } from '#platform/server/jobs/job-handler.ts';
import { turnDay, turnSchoolDay } from '../contract/jobs.ts';

/** Midnight in a time zone: each school is a job of its own, so that one that fails is tried again alone. */
export const turnDayJob = runningAt({ hours: [0] }, turnDay, async ({ tx, payload: { time_zone } }) => {
  const schools = await schoolsIn(tx, time_zone);
  const jobs = schools.map((school_id) => ({ payload: { school_id }, key: `journal.turn_school_day:${school_id}` }));
  await addJobs(tx, turnSchoolDay, jobs);
});
