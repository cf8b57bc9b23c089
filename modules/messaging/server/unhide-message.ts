import { handle } from '#platform/server/handle.ts';
import { unhideMessage as contract } from '../contract/unhide-message.ts';
import { findMessage } from './message-store.ts';
import { unhide } from './reading-store.ts';
import { tellOwnTabs } from './telling-store.ts';

export const unhideMessage = handle(contract, async ({ tx, actor, params, now, announce }) => {
  const group_id = await unhide(tx, actor, params.messageId);
  // Shown or not, it has to be one that the caller may see.
  await findMessage(tx, actor, params.messageId, now);
  if (group_id !== null) await tellOwnTabs(announce, actor.user_id, group_id, { message_id: params.messageId });
  return {};
});
