import { handle } from '#platform/server/handle.ts';
import { NOTICES_PER_PAGE } from '../contract/limits.ts';
import { listNotices as contract } from '../contract/list-notices.ts';
import { countNotices, noticesPage } from './notice-store.ts';

export const listNotices = handle(contract, async ({ tx, actor, query: { page = 1, pages = 1 } }) => {
  const first = (page - 1) * NOTICES_PER_PAGE;
  const notices = await noticesPage(tx, actor, first, pages * NOTICES_PER_PAGE);
  const { total, unread_count } = await countNotices(tx, actor);
  return { notices, unread_count, total, has_more: first + notices.length < total };
});
