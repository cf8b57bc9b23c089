import { scheduledJob } from '#platform/contract/job.ts';

/** A new day in a time zone: roles of pupils have begun or ended by the calendar, and journals follow them. */
export const turnDay = scheduledJob('journal.turn_day');
