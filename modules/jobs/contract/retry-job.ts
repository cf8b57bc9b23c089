import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { JobId } from './shapes.ts';

/** Lets a job begin anew, at once. One that runs at this moment, or is done already, needs it no more. */
export const retryJob = endpoint('POST /platform/jobs/:id/retry', {
  params: Type.Object({ id: JobId }),
  answer: Type.Object({ is_retried: Type.Boolean() }),
});
