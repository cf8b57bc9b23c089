import { handle } from '#platform/server/handle.ts';
import { editMessage as contract } from '../contract/edit-message.ts';
import { messageEdit } from '../contract/facts.ts';
import { judgeText, tidyText } from '../rules/judge-text.ts';
import { mayEditMessage } from '../rules/may-change-message.ts';
import { mayPost } from '../rules/may-in-conversation.ts';
import { linksIn } from '../rules/segments.ts';
import { noteLinks } from './attachment-store.ts';
import { changeWords, holdMessage } from './message-store.ts';
import { viewMessage } from './message-view-store.ts';

export const editMessage = handle(contract, async (call) => {
  const { tx, actor, params, body, now, permit, announce } = call;
  const text = tidyText(body.text);
  const message = await holdMessage(tx, actor, params.messageId, now);
  const facts = { ...message, created_at: new Date(message.created_at), may_post: mayPost(message) };
  permit(mayEditMessage(facts, now));
  permit(judgeText(text, { hasMore: message.has_files }));
  await changeWords(tx, message, text, now);
  await noteLinks(tx, message, linksIn(text), { isNew: false });
  const { message_id, conversation_id: group_id } = message;
  const fact = { group_id, message_id, content_plain: text, last_edited: now.toISOString() };
  await announce(messageEdit, fact, { name: `message:${message_id}` });
  return viewMessage(tx, call, message_id);
});
