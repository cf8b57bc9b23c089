import { handle } from '#platform/server/handle.ts';
import { unarchiveConversation as contract } from '../contract/unarchive-conversation.ts';
import { holdConversation } from './membership-store.ts';
import { saveArchived } from './own-side-store.ts';
import { tellOwnTabs } from './telling-store.ts';

export const unarchiveConversation = handle(contract, async ({ tx, actor, params, now, announce }) => {
  const place = await holdConversation(tx, actor, params.groupId, now);
  await saveArchived(tx, place, false);
  await tellOwnTabs(announce, actor.user_id, place.conversation_id);
  return {};
});
