import { handle } from '#platform/server/handle.ts';
import { unmuteConversation as contract } from '../contract/unmute-conversation.ts';
import { holdConversation } from './membership-store.ts';
import { saveMute } from './own-side-store.ts';
import { tellOwnTabs } from './telling-store.ts';

export const unmuteConversation = handle(contract, async ({ tx, actor, params, now, refuse, announce }) => {
  const place = await holdConversation(tx, actor, params.groupId, now);
  if (!place.is_muted) refuse('already_unmuted');
  await saveMute(tx, place, null, null);
  await tellOwnTabs(announce, actor.user_id, place.conversation_id);
  return {};
});
