import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id, Page } from '#platform/contract/shapes.ts';
import { SEARCH_MAX } from './limits.ts';
import { Level, WorkplanRow } from './workplan-shapes.ts';

/** The workplans that somebody may read, their own first: a teacher's own, shared ones and those of the own journals; all for leaders. */
export const listWorkplans = endpoint('GET /schools/:schoolId/workplans', {
  params: Type.Object({ schoolId: Id }),
  query: Type.Object({
    /** Words of the name, the class level or the author's name. */
    search: Type.Optional(Type.String({ maxLength: SEARCH_MAX })),
    page: Type.Optional(Page),
  }),
  answer: Type.Object({
    workplans: Type.Array(WorkplanRow),
    total: Type.Integer(),
    has_more: Type.Boolean(),
    /** The class levels that a new one can be for. */
    levels: Type.Array(Level),
  }),
});
