import { handle } from '#platform/server/handle.ts';
import { setReplies as fact } from '../contract/facts.ts';
import { WITH_REPLIES, WITHOUT_REPLIES } from '../contract/kinds.ts';
import { setReplies as contract } from '../contract/set-replies.ts';
import { mayToggleReplies } from '../rules/may-in-conversation.ts';
import { saveKind } from './group-store.ts';
import { sayLine } from './line-store.ts';
import { holdConversation } from './membership-store.ts';
import { tellAll } from './telling-store.ts';

export const setReplies = handle(contract, async ({ tx, actor, params, body, now, refuse, announce }) => {
  const place = await holdConversation(tx, actor, params.groupId, now);
  const { conversation_id } = place;
  const { enabled } = body;
  if (place.group_type === 'private') refuse('private_conversation_cannot_be_announcement');
  if (!mayToggleReplies(place)) refuse('permission_denied');
  const kind = (enabled ? WITH_REPLIES : WITHOUT_REPLIES)[place.group_type];
  if (kind === undefined) return { group_type: place.group_type };
  // An announcement stays one when everybody leaves; a group in which one person is left is only themselves.
  const group_type = kind === 'simple' && place.member_count === 1 ? 'forever_alone' : kind;
  await saveKind(tx, conversation_id, group_type);
  const system_message_type = enabled ? 'replies_on' : 'replies_off';
  await sayLine(tx, announce, { conversation_id, system_message_type, actor_id: actor.user_id }, now);
  await tellAll(announce, place, fact, { group_id: conversation_id, enabled, group_type });
  return { group_type };
});
