import { handle } from '#platform/server/handle.ts';
import { deleteReaction as contract } from '../contract/delete-reaction.ts';
import { deleteReaction as fact } from '../contract/facts.ts';
import { ANNOUNCEMENTS } from '../contract/kinds.ts';
import { mayTakeBack } from '../rules/may-in-conversation.ts';
import { shareMessage } from './message-store.ts';
import { unreact } from './reaction-store.ts';

export const deleteReaction = handle(contract, async ({ tx, actor, params, now, announce, refuse }) => {
  const message = await shareMessage(tx, actor, params.messageId, now);
  if (!mayTakeBack(message)) refuse('permission_denied');
  const gone = await unreact(tx, actor, message);
  if (gone === undefined) return null;
  const { message_id, conversation_id: group_id, group_type } = message;
  const record = { ...gone, user_id: actor.user_id, message_id, group_id };
  const user_id = ANNOUNCEMENTS.includes(group_type) ? null : actor.user_id;
  await announce(fact, { ...record, user_id }, { name: `message:${message_id}` });
  return record;
});
