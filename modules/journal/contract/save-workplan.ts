import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { KeptWorkplan, WORKPLAN_FAULTS, WorkplanParams, WrittenWorkplan } from './workplan-shapes.ts';

/** Its author and the school's leaders change a workplan. A lesson that journals were made from stays in it. */
export const saveWorkplan = endpoint('POST /schools/:schoolId/workplans/:workplanId', {
  params: WorkplanParams,
  body: Type.Object({
    ...WrittenWorkplan.properties,
    /** The version that the writer saw. */
    since: Type.Optional(Type.Integer({ minimum: 1 })),
  }),
  answer: KeptWorkplan,
  refuses: [
    'workplan_not_found',
    'workplan_not_yours',
    ...WORKPLAN_FAULTS,
    'workplan_saved_meanwhile',
    'workplan_lesson_taught',
  ],
});
