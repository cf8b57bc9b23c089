import { isBlank } from '#platform/contract/text.ts';
import { allow, refuse, type Verdict } from '#platform/contract/verdict.ts';
import type { SAVE_CELLS_FAULTS, WrittenCell } from '../contract/save-cells.ts';
import type { Cell } from '../contract/shapes.ts';
import type { CommentType } from '../contract/words.ts';

type CellFault = (typeof SAVE_CELLS_FAULTS)[number];

/** What stands in a cell, with null for what does not. */
export type CellContent = {
  readonly [Field in 'attendance' | 'value' | 'points' | 'comment_type' | 'comment']: NonNullable<Cell[Field]> | null;
};

/** What the column of a cell, its journal and its pupil say about it. */
export type CellGround = {
  /** Undefined where the journal has no such column. */
  readonly column:
    | {
        readonly kind: 'lesson' | 'assessment';
        readonly max_points: number | null;
        /** The pupils of an individual lesson; null where the column is for everybody. */
        readonly only: readonly number[] | null;
      }
    | undefined;
  readonly is_student: boolean;
  readonly is_point_based: boolean;
  readonly scale: readonly string[];
  /** What the writer's comments may be. */
  readonly comment_types: readonly CommentType[];
  readonly before: CellContent;
  /** Whether the comment that stands there is the writer's own, whatever they are now. */
  readonly is_author: boolean;
  /** The version that stands there now, 0 where nothing was ever written. */
  readonly version: number;
};

export const EMPTY_CELL: CellContent = {
  attendance: null,
  value: null,
  points: null,
  comment_type: null,
  comment: null,
};

/** A field that is not named stays as it is. */
const kept = <Value>(written: Value | null | undefined, before: Value | null): Value | null =>
  written === undefined ? before : written;

/**
 * What stands in a cell once something was written into it. It has one result: a grade takes the place of points, and
 * points that of a grade. A comment that is taken away takes its type along.
 */
export function cellAfter(before: CellContent, written: WrittenCell): CellContent {
  const { value, points } = written;
  const text = kept(written.comment, before.comment);
  const comment = text === null || isBlank(text) ? null : text;
  return {
    attendance: kept(written.attendance, before.attendance),
    value: typeof points === 'number' && value === undefined ? null : kept(value, before.value),
    points: typeof value === 'string' && points === undefined ? null : kept(points, before.points),
    comment_type: comment === null ? null : kept(written.comment_type, before.comment_type),
    comment,
  };
}

export const isSameCell = (one: CellContent, other: CellContent): boolean =>
  (Object.keys(EMPTY_CELL) as (keyof CellContent)[]).every((field) => one[field] === other[field]);

function judgePoints(
  { value, points }: WrittenCell,
  max_points: number | null,
  isCounted: boolean,
): Verdict<CellFault> {
  if (points === undefined || points === null) return allow;
  // A result is a grade or points; whoever sends both has a grade in mind.
  if (!isCounted || typeof value === 'string') return refuse('points_not_counted');
  return max_points !== null && points > max_points ? refuse('points_too_many', { max: max_points }) : allow;
}

/** A comment says what it is about; that of a form master or a headmaster is written by one, and changed by one or by its author. */
function judgeComment(after: CellContent, { before, is_author, comment_types }: CellGround): Verdict<CellFault> {
  if (after.comment !== null && after.comment_type === null) return refuse('comment_type_missing');
  if (before.comment === after.comment && before.comment_type === after.comment_type) return allow;
  const isOpen = ({ comment_type }: CellContent) => comment_type === null || comment_types.includes(comment_type);
  const mayChange = is_author || isOpen(before);
  const mayGive = after.comment_type === before.comment_type || isOpen(after);
  return mayChange && mayGive ? allow : refuse('comment_type_not_yours');
}

/** May this be written into a cell? The first fault counts; that somebody was faster is told after all others. */
export function judgeCell(written: WrittenCell, after: CellContent, ground: CellGround): Verdict<CellFault> {
  const { column, scale } = ground;
  const { student_id, value } = written;
  if (column === undefined) return refuse('column_not_found');
  const isIn = ground.is_student && (column.only?.includes(student_id) ?? true);
  if (!isIn) return refuse('student_not_in_journal', { student_id });
  if (written.attendance && column.kind === 'assessment') return refuse('attendance_not_taken');
  if (typeof value === 'string' && !scale.includes(value)) return refuse('grade_not_in_scale', { value });
  const isCounted = ground.is_point_based || (column.kind === 'assessment' && column.max_points !== null);
  const points = judgePoints(written, column.max_points, isCounted);
  if (!points.allowed) return points;
  const comment = judgeComment(after, ground);
  if (!comment.allowed) return comment;
  const isSeen = written.since === undefined || written.since === ground.version;
  return isSeen ? allow : refuse('cell_saved_meanwhile', { student_id });
}
