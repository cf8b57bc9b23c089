import { handle } from '#platform/server/handle.ts';
import { deleteMessage as contract } from '../contract/delete-message.ts';
import { messageDeleted } from '../contract/facts.ts';
import { mayDeleteMessage } from '../rules/may-change-message.ts';
import { detachFiles } from './attachment-store.ts';
import { forgetWords } from './forgetting-store.ts';
import { emptyMessage, holdMessage } from './message-store.ts';
import { viewMessage } from './message-view-store.ts';

export const deleteMessage = handle(contract, async (call) => {
  const { tx, actor, params, now, permit, announce } = call;
  const message = await holdMessage(tx, actor, params.messageId, now);
  permit(mayDeleteMessage({ ...message, created_at: new Date(message.created_at) }, now));
  const { message_id, conversation_id: group_id } = message;
  await emptyMessage(tx, message, now);
  await detachFiles(tx, message_id, now);
  await forgetWords(tx, announce, message);
  await announce(messageDeleted, { group_id, message_id }, { name: `message:${message_id}` });
  return viewMessage(tx, call, message_id);
});
