import { type Static, Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id, nullable, oneOf } from '#platform/contract/shapes.ts';
import { CELLS_MAX, COMMENT_MAX, GRADE_MAX, POINTS_MAX } from './limits.ts';
import { FilledColumns, JournalParams } from './shapes.ts';
import { ATTENDANCES, COMMENT_TYPES } from './words.ts';

/** What is to stand in a cell; a field that is not named stays as it is, and null takes it away. */
const WrittenCell = Type.Object({
  /** Its column: a lesson or an assessment, exactly one of them. */
  event_id: Type.Optional(Id),
  assessment_id: Type.Optional(Id),
  student_id: Id,
  attendance: Type.Optional(nullable(oneOf(ATTENDANCES))),
  value: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: GRADE_MAX }))),
  points: Type.Optional(nullable(Type.Number({ minimum: 0, maximum: POINTS_MAX }))),
  comment_type: Type.Optional(nullable(oneOf(COMMENT_TYPES))),
  comment: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: COMMENT_MAX }))),
  /** The version that the writer saw, 0 for an empty cell. Where it is another now, nothing of the call is written. */
  since: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type WrittenCell = Static<typeof WrittenCell>;

/** What may be wrong with a cell. */
export const SAVE_CELLS_FAULTS = [
  'column_not_found',
  'student_not_in_journal',
  'attendance_not_taken',
  'grade_not_in_scale',
  'points_not_counted',
  'points_too_many',
  'comment_type_missing',
  'comment_type_not_yours',
  'cell_saved_meanwhile',
] as const;

/** Writes attendance, grades, points and comments, all of them or none; answers the columns that it touched. */
export const saveCells = endpoint('POST /journal/:id/cells', {
  params: JournalParams,
  body: Type.Object({ cells: Type.Array(WrittenCell, { minItems: 1, maxItems: CELLS_MAX }) }),
  answer: FilledColumns,
  refuses: ['journal_not_found', 'journal_locked', ...SAVE_CELLS_FAULTS],
});
