import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id, nullable } from '#platform/contract/shapes.ts';
import { JournalParams } from './shapes.ts';

const Result = Type.Object({
  student_id: Id,
  percent: Type.Integer({ minimum: 0 }),
  /** The value of the school's credit range in which it lies; the ranges themselves are for administrators alone. */
  credit: nullable(Type.String()),
});

/** What the points of each pupil of a point-based journal come to; nothing of other journals. */
export const listResults = endpoint('GET /journal/:id/results', {
  params: JournalParams,
  // Whoever looks at a pupil is noted.
  changes: true,
  answer: Type.Array(Result),
  refuses: ['journal_not_found'],
});
