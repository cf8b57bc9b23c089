import { handle } from '#platform/server/handle.ts';
import { WORKPLANS_PAGE } from '../contract/limits.ts';
import { listWorkplans as contract } from '../contract/list-workplans.ts';
import { levelsOf, workplansOf } from './kept-workplan-store.ts';

export const listWorkplans = handle(contract, async ({ tx, school, query }) => {
  const { search = '', page = 1 } = query;
  const found = await workplansOf(tx, school, { search, page });
  return { ...found, has_more: page * WORKPLANS_PAGE < found.total, levels: await levelsOf(tx, school) };
});
