import { running } from '#platform/server/jobs/job-handler.ts';
import { turnSchoolDay } from '../contract/jobs.ts';
import { followCalendar } from './roster-store.ts';

/** Roles of pupils begin and end by the calendar, also in nights that the server slept through. */
export const turnSchoolDayJob = running(turnSchoolDay, ({ tx, announce, payload: { school_id }, now }) =>
  followCalendar(tx, announce, school_id, now),
);
