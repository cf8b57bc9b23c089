import { handle } from '#platform/server/handle.ts';
import { deleteConversation as contract } from '../contract/delete-conversation.ts';
import { holdConversation } from './membership-store.ts';
import { takeFromList } from './own-side-store.ts';
import { tellOwnTabs } from './telling-store.ts';

export const deleteConversation = handle(contract, async ({ tx, actor, params, now, announce }) => {
  const place = await holdConversation(tx, actor, params.groupId, now);
  await takeFromList(tx, place);
  await tellOwnTabs(announce, actor.user_id, place.conversation_id, { is_emptied: true });
  return {};
});
