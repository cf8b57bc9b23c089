import { handle } from '#platform/server/handle.ts';
import { seeMessage as contract } from '../contract/see-message.ts';
import { findMessage } from './message-store.ts';
import { countUnreadIn, markSeen } from './reading-store.ts';
import { tellRead } from './telling-store.ts';

export const seeMessage = handle(contract, async ({ tx, actor, params, now, announce }) => {
  const message = await findMessage(tx, actor, params.messageId, now);
  // Whoever left reads what they have, and nothing of it is unread.
  if (message.has_left) return { unread_count: 0 };
  const read = await markSeen(tx, actor, message, now);
  if (read !== null) await tellRead(announce, message, actor.user_id, read, now);
  return { unread_count: await countUnreadIn(tx, actor, message.conversation_id) };
});
