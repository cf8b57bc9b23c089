import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { CreditRange, RANGE_FAULTS, RangeParams, WrittenRange } from './credit-shapes.ts';

/** A range of another school is like one that does not exist, unless the caller keeps that one's too (S3 section 8). */
export const saveCreditRange = endpoint('POST /schools/:schoolId/credit-ranges/:rangeId', {
  params: RangeParams,
  body: Type.Object({ ...WrittenRange.properties, since: Type.Optional(Type.Integer({ minimum: 1 })) }),
  answer: CreditRange,
  refuses: [
    'credit_range_not_found',
    'wrong_school_credit_range',
    ...RANGE_FAULTS,
    'credit_range_saved_meanwhile',
    'credit_ranges_overlap',
  ],
});
