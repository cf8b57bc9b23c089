import { handle } from '#platform/server/handle.ts';
import { archiveConversation as contract } from '../contract/archive-conversation.ts';
import { holdConversation } from './membership-store.ts';
import { saveArchived } from './own-side-store.ts';
import { tellOwnTabs } from './telling-store.ts';

export const archiveConversation = handle(contract, async ({ tx, actor, params, now, announce }) => {
  const place = await holdConversation(tx, actor, params.groupId, now);
  await saveArchived(tx, place, true);
  await tellOwnTabs(announce, actor.user_id, place.conversation_id);
  return {};
});
