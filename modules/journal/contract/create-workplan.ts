import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';
import { KeptWorkplan, WORKPLAN_FAULTS, WrittenWorkplan } from './workplan-shapes.ts';

/** A new workplan, whole: also a copy of another one is written so. */
export const createWorkplan = endpoint('POST /schools/:schoolId/workplans', {
  params: Type.Object({ schoolId: Id }),
  body: WrittenWorkplan,
  answer: KeptWorkplan,
  refuses: [...WORKPLAN_FAULTS, 'too_many_workplans'],
});
