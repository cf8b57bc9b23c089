import { Type } from 'typebox';
import { job, scheduledJob } from '#platform/contract/job.ts';
import { DIGEST_RHYTHMS, type DigestRhythm } from '#platform/contract/notice.ts';
import { Id, Moment, oneOf } from '#platform/contract/shapes.ts';

/** Finds out whom an event reaches, and by which ways. */
export const spreadEvent = job('notices.spread_event', Type.Object({ event_id: Id }));

/** Sends one notice to one person by one channel; a whole school may be told at once. */
export const sendDelivery = job('notices.send_delivery', Type.Object({ delivery_id: Id }), { yields: true });

/** Sends one person by mail what waits about one topic. */
export const sendBundle = job('notices.send_bundle', Type.Object({ bundle: Type.String() }), { yields: true });

/** Sends one letter to an address, whatever anybody chose. */
export const sendLetter = job('notices.send_letter', Type.Object({ letter_id: Id }));

/** Finds those for whom a digest is due. */
export const gatherDigests = {
  two_hours: scheduledJob('notices.gather_two_hours'),
  daily: scheduledJob('notices.gather_daily'),
  weekly: scheduledJob('notices.gather_weekly'),
} as const satisfies Record<DigestRhythm, unknown>;

/** Sends one person what gathered since the last digest. */
export const sendDigest = job(
  'notices.send_digest',
  Type.Object({ person_id: Id, rhythm: oneOf(DIGEST_RHYTHMS), due_at: Moment }),
);
