import { handle } from '#platform/server/handle.ts';
import { messageRead } from '../contract/facts.ts';
import { ANNOUNCEMENTS } from '../contract/kinds.ts';
import { READERS_TOLD_MAX } from '../contract/limits.ts';
import { seeMessage as contract } from '../contract/see-message.ts';
import { findMessage } from './message-store.ts';
import { countUnreadIn, markSeen } from './reading-store.ts';

export const seeMessage = handle(contract, async ({ tx, actor, params, now, announce }) => {
  const message = await findMessage(tx, actor, params.messageId, now);
  const { conversation_id: group_id, number, group_type, member_count, has_left } = message;
  // Whoever left reads what they have, and nothing of it is unread.
  if (has_left) return { unread_count: 0 };
  if (await markSeen(tx, actor, message, now)) {
    const { user_id } = actor;
    const fact = { group_id, user_id, number, seen_at: now.toISOString() };
    const isForAll = member_count <= READERS_TOLD_MAX && !ANNOUNCEMENTS.includes(group_type);
    // In a crowd everybody would hear of everybody else at every message.
    if (isForAll) await announce(messageRead, fact, { name: `conversation:${group_id}` });
    else {
      await announce(messageRead, fact, { persons: [user_id] });
      await announce(messageRead, fact, { name: `conversation-admins:${group_id}` });
    }
  }
  return { unread_count: await countUnreadIn(tx, actor, group_id) };
});
