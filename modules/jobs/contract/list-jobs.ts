import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Page, Pages } from '#platform/contract/shapes.ts';
import { QueuedJob } from './shapes.ts';

const Count = Type.Integer({ minimum: 0 });

/** The queue, those that failed first. */
export const listJobs = endpoint('GET /platform/jobs', {
  query: Type.Object({ page: Type.Optional(Page), pages: Type.Optional(Pages) }),
  answer: Type.Object({
    jobs: Type.Array(QueuedJob),
    counts: Type.Object({ waiting: Count, running: Count, retrying: Count, failed: Count }),
    total: Count,
    has_more: Type.Boolean(),
  }),
});
