import { handle } from '#platform/server/handle.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import { askForCopy as contract } from '../contract/ask-for-copy.ts';
import { copiesChanged } from '../contract/facts.ts';
import { makeCopy } from '../contract/jobs.ts';
import { COPIES_PER_DAY } from '../contract/limits.ts';
import { waitingCopy } from './copy-store.ts';

export const askForCopy = handle(contract, async ({ tx, actor, now, refuse, announce }) => {
  const copy = (await waitingCopy(tx, actor, now)) ?? refuse('too_many_copies', { count: COPIES_PER_DAY });
  if (copy.is_new) {
    await addJob(tx, makeCopy, { copy_id: copy.id });
    await announce(copiesChanged, {}, { persons: [actor.user_id] });
  }
  return { id: copy.id };
});
