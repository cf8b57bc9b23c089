import { endpoint } from '#platform/contract/endpoint.ts';
import { CreditParams, CreditRange, RANGE_FAULTS, WrittenRange } from './credit-shapes.ts';

export const createCreditRange = endpoint('POST /schools/:schoolId/credit-ranges', {
  params: CreditParams,
  body: WrittenRange,
  answer: CreditRange,
  refuses: [...RANGE_FAULTS, 'credit_ranges_overlap', 'too_many_credit_ranges'],
});
