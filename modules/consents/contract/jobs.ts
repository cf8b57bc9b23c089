import { Type } from 'typebox';
import { job, scheduledJob } from '#platform/contract/job.ts';
import { Id } from '#platform/contract/shapes.ts';

/** Gives a published consent to everybody in its groups, some thousands at a time. */
export const deliverConsent = job('consents.deliver', Type.Object({ school_id: Id, consent_id: Id }));

/** Somebody's roles have changed: they are asked what their groups are asked, and no longer what they left. */
export const followPerson = job('consents.follow_person', Type.Object({ school_id: Id, person_id: Id }));

/** A new day in a time zone: roles have begun or ended, somebody has come of age. */
export const turnDay = scheduledJob('consents.turn_day');
