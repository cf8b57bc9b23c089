import { Type } from 'typebox';
import { job, scheduledJob } from '#platform/contract/job.ts';
import { Id } from '#platform/contract/shapes.ts';

/** A new day in a time zone: roles of pupils have begun or ended by the calendar, and journals follow them. */
export const turnDay = scheduledJob('journal.turn_day');

/** The same for one school. */
export const turnSchoolDay = job('journal.turn_school_day', Type.Object({ school_id: Id }));
