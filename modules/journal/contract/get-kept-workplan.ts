import { endpoint } from '#platform/contract/endpoint.ts';
import { KeptWorkplan, WorkplanParams } from './workplan-shapes.ts';

/** One that the caller may not read is like one that does not exist. */
export const getKeptWorkplan = endpoint('GET /schools/:schoolId/workplans/:workplanId', {
  params: WorkplanParams,
  answer: KeptWorkplan,
  refuses: ['workplan_not_found'],
});
