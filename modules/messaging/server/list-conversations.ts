import { handle } from '#platform/server/handle.ts';
import { listConversations as contract } from '../contract/list-conversations.ts';
import { judgeSearch } from '../rules/search.ts';
import { entriesPage } from './entry-store.ts';

export const listConversations = handle(contract, async ({ tx, actor, query, now, permit }) => {
  const { page = 1, filter, empty, forwarding } = query;
  const search = (query.search ?? '').trim();
  permit(judgeSearch(search));
  const { entries, has_more } = await entriesPage(tx, actor, { page, search, filter, empty, forwarding }, now);
  return { data: entries, meta: { page, has_more } };
});
