import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { FREE_DAYS_FAULTS, FreeDays, FreeDaysParams, WrittenFreeDays } from './free-days-shapes.ts';

export const saveFreeDays = endpoint('POST /schools/:schoolId/free-days/:freeDaysId', {
  params: FreeDaysParams,
  body: Type.Object({
    ...WrittenFreeDays.properties,
    /** The version that the writer saw. */
    since: Type.Optional(Type.Integer({ minimum: 1 })),
  }),
  answer: FreeDays,
  refuses: ['free_days_not_found', ...FREE_DAYS_FAULTS, 'free_days_there_already', 'free_days_saved_meanwhile'],
});
