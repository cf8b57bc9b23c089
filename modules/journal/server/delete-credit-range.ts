import { handle } from '#platform/server/handle.ts';
import { deleteCreditRange as contract } from '../contract/delete-credit-range.ts';
import { holdRange, removeRange } from './credit-store.ts';
import { tellOfRanges } from './telling-store.ts';

export const deleteCreditRange = handle(contract, async ({ tx, school, params, now, announce }) => {
  await removeRange(tx, await holdRange(tx, school, params.rangeId, now));
  await tellOfRanges(announce, school);
  return null;
});
