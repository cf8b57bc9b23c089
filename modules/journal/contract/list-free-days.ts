import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Day, Id } from '#platform/contract/shapes.ts';
import { FreeDays } from './free-days-shapes.ts';

/** The free days of a school, the earliest first, and which day it is there. */
export const listFreeDays = endpoint('GET /schools/:schoolId/free-days', {
  params: Type.Object({ schoolId: Id }),
  answer: Type.Object({ today: Day, free_days: Type.Array(FreeDays) }),
});
