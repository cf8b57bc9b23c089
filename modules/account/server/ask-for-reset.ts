import { handleAnyone } from '#platform/server/handle.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import { askForReset as contract } from '../contract/ask-for-reset.ts';
import { sendReset } from '../contract/jobs.ts';
import { FAILURE_WINDOW_MINUTES } from '../contract/limits.ts';
import { plainUsername } from '../rules/username.ts';
import { isAskingTooOften, secondsToWait } from './code-request-store.ts';

export const askForReset = handleAnyone(contract, async ({ tx, body, now, client, refuse }) => {
  if (await isAskingTooOften(tx, client.address, now))
    refuse('too_many_requests', { seconds: FAILURE_WINDOW_MINUTES * 60 });
  const username = plainUsername(body.username);
  // Asked again too soon, it is the link before that counts: whoever asks hears the same in any case.
  if ((await secondsToWait(tx, { subject: { username }, what: 'reset', address: client.address }, now)) === 0)
    await addJob(tx, sendReset, { username });
  return { asked: true as const };
});
