import { handle } from '#platform/server/handle.ts';
import { leaveConversation as contract } from '../contract/leave-conversation.ts';
import { mayLeave } from '../rules/may-in-conversation.ts';
import { holdConversation } from './membership-store.ts';
import { part } from './parting-store.ts';

export const leaveConversation = handle(contract, async ({ tx, actor, params, now, refuse, announce }) => {
  const place = await holdConversation(tx, actor, params.groupId, now);
  if (place.left_at !== null) return { left_date: place.left_at };
  if (!mayLeave(place)) refuse('permission_denied');
  const { user_id } = actor;
  await part(tx, announce, place, { person_id: user_id, level: place.permission_level_id, actor_id: user_id }, now);
  return { left_date: now.toISOString() };
});
