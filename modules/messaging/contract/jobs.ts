import { Type } from 'typebox';
import { job, scheduledJob } from '#platform/contract/job.ts';
import { Id } from '#platform/contract/shapes.ts';

/** A new day in a time zone: roles have begun or ended by the calendar, and official groups follow them. */
export const turnDay = scheduledJob('messaging.turn_day');

/** Makes the official groups of a school that has none, as one has that is older than messaging. */
export const beginOfficial = job('messaging.begin_official', Type.Object({ school_id: Id }));

/** Tells those who do not look what was said in a conversation. */
export const tellMessages = job('messaging.tell_messages', Type.Object({ conversation_id: Id }));
