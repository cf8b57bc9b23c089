import { handle } from '#platform/server/handle.ts';
import { clearConversation as contract } from '../contract/clear-conversation.ts';
import { holdConversation } from './membership-store.ts';
import { clear } from './own-side-store.ts';
import { tellOwnTabs } from './telling-store.ts';

export const clearConversation = handle(contract, async ({ tx, actor, params, now, announce }) => {
  const place = await holdConversation(tx, actor, params.groupId, now);
  await clear(tx, place);
  await tellOwnTabs(announce, actor.user_id, place.conversation_id, { is_emptied: true });
  return {};
});
