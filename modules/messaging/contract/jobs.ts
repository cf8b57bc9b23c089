import { scheduledJob } from '#platform/contract/job.ts';

/** A new day in a time zone: roles have begun or ended by the calendar, and official groups follow them. */
export const turnDay = scheduledJob('messaging.turn_day');
