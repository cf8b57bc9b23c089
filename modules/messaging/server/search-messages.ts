import { handle } from '#platform/server/handle.ts';
import { CONVERSATIONS_PAGE } from '../contract/limits.ts';
import { searchMessages as contract } from '../contract/search-messages.ts';
import { judgeSearch } from '../rules/search.ts';
import { foundPage } from './found-store.ts';
import { dressMessage } from './message-view-store.ts';

export const searchMessages = handle(contract, async (call) => {
  const { tx, actor, query, now, permit } = call;
  const { page = 1 } = query;
  const search = query.search.trim();
  permit(judgeSearch(search));
  // Whoever looks for nothing finds nothing.
  const found = search === '' ? [] : await foundPage(tx, actor, search, page, now);
  const data = found
    .slice(0, CONVERSATIONS_PAGE)
    .map(({ message, standing, ...place }) => ({ message: dressMessage(call, message, standing), ...place }));
  return { data, meta: { page, has_more: found.length > CONVERSATIONS_PAGE } };
});
