import { handle } from '#platform/server/handle.ts';
import { removeMember as contract } from '../contract/remove-member.ts';
import { mayChangeSettings } from '../rules/may-in-conversation.ts';
import { levelOf } from './member-store.ts';
import { holdConversation } from './membership-store.ts';
import { part } from './parting-store.ts';

export const removeMember = handle(contract, async ({ tx, actor, params, now, refuse, announce }) => {
  const place = await holdConversation(tx, actor, params.groupId, now);
  if (!mayChangeSettings(place)) refuse('permission_denied');
  const level = (await levelOf(tx, place.conversation_id, params.userId)) ?? refuse('user_not_found');
  await part(tx, announce, place, { person_id: params.userId, level, actor_id: actor.user_id }, now);
  return {};
});
