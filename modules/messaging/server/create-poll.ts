import { handle } from '#platform/server/handle.ts';
import { createPoll as contract } from '../contract/create-poll.ts';
import { judgePoll } from '../rules/judge-poll.ts';
import { postMessage } from './posting-store.ts';

export const createPoll = handle(contract, async (call) => {
  const { group_id, client_id = null, ...poll } = call.body;
  call.permit(judgePoll(poll, call.now));
  const alone = { text: '', attachment_ids: [], is_important: false, master_message_id: null, keeps_draft: false };
  const written = { ...alone, poll, client_id };
  const message = await postMessage(call, group_id, written);
  // Sent before under the same id, and taken back since.
  if (message.poll === null) return call.refuse('cannot_create_poll');
  return { ...message.poll, message };
});
