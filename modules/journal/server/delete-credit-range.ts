import { handle } from '#platform/server/handle.ts';
import { deleteCreditRange as contract } from '../contract/delete-credit-range.ts';
import { holdRange, removeRange } from './credit-store.ts';
import { tellOfRanges } from './telling-store.ts';

export const deleteCreditRange = handle(contract, async ({ tx, school, params, announce, refuse }) => {
  await removeRange(tx, (await holdRange(tx, school, params.rangeId)) ?? refuse('credit_range_not_found'));
  await tellOfRanges(announce, school);
  return null;
});
