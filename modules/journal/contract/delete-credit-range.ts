import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { RangeParams } from './credit-shapes.ts';

export const deleteCreditRange = endpoint('DELETE /schools/:schoolId/credit-ranges/:rangeId', {
  params: RangeParams,
  answer: Type.Null(),
  refuses: ['credit_range_not_found', 'wrong_school_credit_range'],
});
