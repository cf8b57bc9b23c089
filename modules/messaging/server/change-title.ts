import { handle } from '#platform/server/handle.ts';
import { changeTitle as contract } from '../contract/change-title.ts';
import { conversationUpdated } from '../contract/facts.ts';
import { mayChangeSettings } from '../rules/may-in-conversation.ts';
import { judgeTitle, titleOf } from '../rules/title.ts';
import { saveTitle } from './group-store.ts';
import { sayLine } from './line-store.ts';
import { holdConversation } from './membership-store.ts';
import { tellAll } from './telling-store.ts';

export const changeTitle = handle(contract, async ({ tx, actor, params, body, now, permit, refuse, announce }) => {
  const place = await holdConversation(tx, actor, params.groupId, now);
  const { conversation_id } = place;
  const title = titleOf(body.title);
  if (!mayChangeSettings(place)) refuse('permission_denied');
  permit(judgeTitle(title));
  if (title === place.title) return {};
  await saveTitle(tx, conversation_id, title);
  const line = { conversation_id, system_message_type: 'title_changed', actor_id: actor.user_id } as const;
  await sayLine(tx, announce, { ...line, content: title }, now);
  await tellAll(announce, place, conversationUpdated, { group_id: conversation_id });
  return {};
});
