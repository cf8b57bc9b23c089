import { childrenOf, looksAt } from '#modules/people/server/doors.ts';
import { handle } from '#platform/server/handle.ts';
import { LOOKS_PER_PAGE } from '../contract/limits.ts';
import { listLooks as contract } from '../contract/list-looks.ts';

export const listLooks = handle(contract, async ({ tx, actor, query, now, refuse }) => {
  const { child_id = actor.user_id, page = 1, pages = 1 } = query;
  const isMine = child_id === actor.user_id;
  const mayAsk = isMine || (await childrenOf(tx, actor.user_id, now)).some(({ user_id }) => user_id === child_id);
  if (!mayAsk) refuse('data_not_found');
  const { looks, total } = await looksAt(tx, child_id, (page - 1) * LOOKS_PER_PAGE, pages * LOOKS_PER_PAGE);
  return { looks, total, has_more: (page - 1 + pages) * LOOKS_PER_PAGE < total };
});
