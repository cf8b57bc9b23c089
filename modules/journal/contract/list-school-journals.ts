import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id, Page } from '#platform/contract/shapes.ts';
import { SEARCH_MAX } from './limits.ts';
import { JournalRow } from './shapes.ts';

/** The school's journals of the running study year: all for its leaders, those of the own class and the own for form masters. */
export const listSchoolJournals = endpoint('GET /schools/:schoolId/journals', {
  params: Type.Object({ schoolId: Id }),
  query: Type.Object({
    /** Words of the title, the class or a teacher's name. */
    search: Type.Optional(Type.String({ maxLength: SEARCH_MAX })),
    page: Type.Optional(Page),
  }),
  answer: Type.Object({
    journals: Type.Array(JournalRow),
    total: Type.Integer(),
    has_more: Type.Boolean(),
    may: Type.Object({ keep: Type.Boolean() }),
  }),
});
