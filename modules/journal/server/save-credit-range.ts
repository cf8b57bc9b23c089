import { handle } from '#platform/server/handle.ts';
import { saveCreditRange as contract } from '../contract/save-credit-range.ts';
import { judgeCreditRange } from '../rules/judge-credit-range.ts';
import { holdRange, rewriteRange } from './credit-store.ts';
import { tellOfRanges } from './telling-store.ts';

export const saveCreditRange = handle(contract, async ({ tx, school, params, body, now, announce, permit, refuse }) => {
  const held = await holdRange(tx, school, params.rangeId, now);
  permit(judgeCreditRange(body));
  if (body.since !== undefined && body.since !== held.version) refuse('credit_range_saved_meanwhile');
  const range = await rewriteRange(tx, held, body);
  await tellOfRanges(announce, school);
  return range;
});
