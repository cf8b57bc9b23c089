import { schoolsIn } from '#modules/people/server/doors.ts';
import { runningAt } from '#platform/server/jobs/job-handler.ts';
import { turnDay } from '../contract/jobs.ts';
import { handOver } from './hand-over-store.ts';
import { keepOfficial } from './official-store.ts';

/** Midnight of a school: roles begin and end by the calendar. */
export const turnDayJob = runningAt({ hours: [0] }, turnDay, async ({ tx, announce, payload: { time_zone }, now }) => {
  for (const school_id of await schoolsIn(tx, time_zone)) {
    await keepOfficial(tx, announce, school_id, null, now);
    await handOver(tx, announce, school_id, null, now);
  }
});
