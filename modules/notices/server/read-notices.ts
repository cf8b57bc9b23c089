import { handle } from '#platform/server/handle.ts';
import { noticesRead } from '../contract/facts.ts';
import { readNotices as contract } from '../contract/read-notices.ts';
import { countUnread, markRead } from './notice-store.ts';

export const readNotices = handle(contract, async ({ tx, actor, body, now, announce }) => {
  if (await markRead(tx, actor, body, now)) await announce(noticesRead, {}, { persons: [actor.user_id] });
  return countUnread(tx, actor);
});
