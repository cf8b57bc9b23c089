import { handle } from '#platform/server/handle.ts';
import { listStatuses as contract } from '../contract/list-statuses.ts';
import { maySeeMembers } from '../rules/may-in-conversation.ts';
import { statusesIn } from './members-page-store.ts';
import { loadConversation } from './membership-store.ts';

export const listStatuses = handle(contract, async ({ tx, actor, params, now, refuse }) => {
  const place = await loadConversation(tx, actor, params.groupId, now);
  if (!maySeeMembers(place)) refuse('permission_denied');
  const found = await statusesIn(tx, place.conversation_id, actor.user_id, now);
  return found.map(({ user_id, online }) => ({ user_id, ...online }));
});
