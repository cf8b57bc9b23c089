import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { FreeDaysParams } from './free-days-shapes.ts';

/** From then on the lessons of these days are expected again. */
export const deleteFreeDays = endpoint('DELETE /schools/:schoolId/free-days/:freeDaysId', {
  params: FreeDaysParams,
  answer: Type.Null(),
  refuses: ['free_days_not_found'],
});
