import { schoolsIn } from '#modules/people/server/doors.ts';
import { runningAt } from '#platform/server/jobs/job-handler.ts';
import { turnDay } from '../contract/jobs.ts';
import { followCalendar } from './roster-store.ts';

/** Midnight of a school: roles of pupils begin and end by the calendar. */
export const turnDayJob = runningAt({ hours: [0] }, turnDay, async ({ tx, announce, payload: { time_zone }, now }) => {
  for (const school_id of await schoolsIn(tx, time_zone)) await followCalendar(tx, announce, school_id, now);
});
