import { handle } from '#platform/server/handle.ts';
import { retryJob as retry } from '#platform/server/jobs/queue.ts';
import { retryJob as contract } from '../contract/retry-job.ts';

export const retryJob = handle(contract, async ({ tx, actor, params }) => ({
  is_retried: await retry(tx, actor, params.id),
}));
