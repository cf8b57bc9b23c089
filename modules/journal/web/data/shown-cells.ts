import type { Cell } from '../../contract/shapes.ts';
import { type Change, cellKey, type QueueState } from './cell-queue.ts';
import { type Column, isOpenFor, type Student } from './columns.ts';
import type { Patch } from './entry.ts';

/** What a screen shows of a cell. */
export type ShownCell = Patch & Pick<Cell, 'comment_by_name'>;

const indexes = new WeakMap<readonly Cell[], ReadonlyMap<number, Cell>>();

/** The cells of a column by pupil; a column that did not change is not counted again. */
function indexOf({ cells }: Column): ReadonlyMap<number, Cell> {
  const index = indexes.get(cells) ?? new Map(cells.map((cell) => [cell.student_id, cell]));
  indexes.set(cells, index);
  return index;
}

/** The version that the server has of a cell, 0 for one that was never written. */
export const versionOf = (column: Column, student_id: number): number => indexOf(column).get(student_id)?.version ?? 0;

type Overlay = QueueState<unknown>['shown'];

/** The same for every row in which nothing is on its way, so that it is not drawn anew. */
export const NOTHING_WRITTEN: Overlay = new Map();

/** The pupils in whose rows something is on its way. */
export const studentsIn = (overlay: Overlay): ReadonlySet<number> =>
  new Set([...overlay.keys()].map((key) => Number(key.slice(key.lastIndexOf(':') + 1))));

/** What stands in a cell: what the server has, and over it what is on its way there. */
export function shownCell(column: Column, student_id: number, overlay: Overlay): ShownCell | undefined {
  const cell = indexOf(column).get(student_id);
  const patch = overlay.size > 0 ? overlay.get(cellKey(column.key, student_id)) : undefined;
  return patch ? { ...cell, ...patch } : cell;
}

const FIELDS = ['attendance', 'value', 'points', 'comment_type', 'comment'] as const;

/** The change that a patch makes; null where it would change nothing, or nothing can be written there. */
export function changeOf(column: Column, student: Student, patch: Patch, overlay: Overlay): Change | null {
  const { student_id } = student;
  const before = shownCell(column, student_id, overlay);
  const differs = FIELDS.some((field) => patch[field] !== undefined && (before?.[field] ?? null) !== patch[field]);
  if (!differs || !isOpenFor(column, student)) return null;
  return { key: cellKey(column.key, student_id), column_key: column.key, student_id, patch };
}

/** The change that takes another one back: each field that it writes gets what stood there. */
export function undoOf(change: Change, before: ShownCell | undefined): Change {
  const patch = Object.fromEntries(
    FIELDS.filter((field) => change.patch[field] !== undefined).map((field) => [field, before?.[field] ?? null]),
  );
  return { ...change, patch };
}
