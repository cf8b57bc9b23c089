import { endpoint } from '#platform/contract/endpoint.ts';
import { CreditRange, RANGE_FAULTS, RangeParams, WrittenRange } from './credit-shapes.ts';

/** A range of another school is like one that does not exist (DECISIONS, "Answers"). */
export const saveCreditRange = endpoint('POST /schools/:schoolId/credit-ranges/:rangeId', {
  params: RangeParams,
  body: WrittenRange,
  answer: CreditRange,
  refuses: ['credit_range_not_found', ...RANGE_FAULTS, 'credit_ranges_overlap'],
});
