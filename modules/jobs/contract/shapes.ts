import { type Static, Type } from 'typebox';
import { Moment, nullable, oneOf } from '#platform/contract/shapes.ts';

export const JOB_STATES = ['waiting', 'running', 'retrying', 'failed'] as const;

/** A job's number; the queue counts further than other tables do. */
export const JobId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** A job as it stands in the queue. What it carries stays there: it may name people. */
export const QueuedJob = Type.Object({
  id: JobId,
  kind: Type.String(),
  state: oneOf(JOB_STATES),
  tries: Type.Integer(),
  max_tries: Type.Integer(),
  error: nullable(Type.String()),
  run_at: Moment,
  created_at: Moment,
});
export type QueuedJob = Static<typeof QueuedJob>;
