import { handle } from '#platform/server/handle.ts';
import { saveCreditRange as contract } from '../contract/save-credit-range.ts';
import { judgeCreditRange } from '../rules/judge-credit-range.ts';
import { holdRange, rewriteRange } from './credit-store.ts';
import { tellOfRanges } from './telling-store.ts';

export const saveCreditRange = handle(contract, async ({ tx, school, params, body, announce, permit, refuse }) => {
  const held = (await holdRange(tx, school, params.rangeId)) ?? refuse('credit_range_not_found');
  permit(judgeCreditRange(body));
  const range = await rewriteRange(tx, held, body);
  await tellOfRanges(announce, school);
  return range;
});
