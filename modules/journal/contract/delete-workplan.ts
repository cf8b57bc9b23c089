import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { WorkplanParams } from './workplan-shapes.ts';

/** A plan that a journal follows, or from which lessons were made, stays: it belongs to what was taught. */
export const deleteWorkplan = endpoint('DELETE /schools/:schoolId/workplans/:workplanId', {
  params: WorkplanParams,
  answer: Type.Null(),
  refuses: ['workplan_not_found', 'workplan_not_yours', 'workplan_in_use'],
});
