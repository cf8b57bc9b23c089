import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { CreditParams, CreditRange } from './credit-shapes.ts';

/** The credit ranges of a school, the lowest first. */
export const listCreditRanges = endpoint('GET /schools/:schoolId/credit-ranges', {
  params: CreditParams,
  answer: Type.Array(CreditRange),
});
