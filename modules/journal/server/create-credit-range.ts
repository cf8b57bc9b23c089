import { handle } from '#platform/server/handle.ts';
import { createCreditRange as contract } from '../contract/create-credit-range.ts';
import { CREDIT_RANGES_MAX } from '../contract/limits.ts';
import { judgeCreditRange } from '../rules/judge-credit-range.ts';
import { countRanges, insertRange } from './credit-store.ts';
import { tellOfRanges } from './telling-store.ts';

export const createCreditRange = handle(contract, async ({ tx, school, body, announce, permit, refuse }) => {
  permit(judgeCreditRange(body));
  if ((await countRanges(tx, school)) >= CREDIT_RANGES_MAX)
    refuse('too_many_credit_ranges', { max: CREDIT_RANGES_MAX });
  const range = await insertRange(tx, school, body);
  await tellOfRanges(announce, school);
  return range;
});
