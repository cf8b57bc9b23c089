import { handle } from '#platform/server/handle.ts';
import { addReaction as contract } from '../contract/add-reaction.ts';
import { addReaction as fact } from '../contract/facts.ts';
import { ANNOUNCEMENTS } from '../contract/kinds.ts';
import { mayReact } from '../rules/may-in-conversation.ts';
import { readReaction } from '../rules/reaction.ts';
import { shareMessage } from './message-store.ts';
import { react } from './reaction-store.ts';

export const addReaction = handle(contract, async ({ tx, actor, params, body, now, announce, refuse }) => {
  const message = await shareMessage(tx, actor, params.messageId, now);
  const reaction = readReaction(body.reaction);
  const isFit = !message.is_deleted && message.message_type !== 'system' && mayReact(message);
  if (reaction === null || !isFit) return refuse('cannot_react');
  const { message_id, conversation_id: group_id, group_type } = message;
  const process_id = body.process_id ?? null;
  await react(tx, actor, message, { reaction, process_id }, now);
  const record = { reaction, user_id: actor.user_id, message_id, group_id, process_id };
  const user_id = ANNOUNCEMENTS.includes(group_type) ? null : actor.user_id;
  await announce(fact, { ...record, user_id }, { name: `message:${message_id}` });
  return record;
});
