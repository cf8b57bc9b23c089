import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';
import { FREE_DAYS_FAULTS, FreeDays, WrittenFreeDays } from './free-days-shapes.ts';

/** A holiday may lie inside a break; only the very same days are not entered twice. */
export const createFreeDays = endpoint('POST /schools/:schoolId/free-days', {
  params: Type.Object({ schoolId: Id }),
  body: WrittenFreeDays,
  answer: FreeDays,
  refuses: [...FREE_DAYS_FAULTS, 'free_days_there_already', 'too_many_free_days'],
});
