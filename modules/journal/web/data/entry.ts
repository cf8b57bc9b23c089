import { POINTS_MAX } from '../../contract/limits.ts';
import type { WrittenCell } from '../../contract/save-cells.ts';
import type { Cell } from '../../contract/shapes.ts';
import { ATTENDANCE_KEYS, letterOf } from './attendance-keys.ts';
import type { Column, Table } from './columns.ts';

/** What is to become of a cell: a field that is not named stays as it is, and null takes it away. */
export type Patch = Pick<WrittenCell, 'attendance' | 'value' | 'points' | 'comment_type' | 'comment'>;

/** What a column takes: marks of attendance in lessons, points where it says how many there are, else grades. */
export type EntryGround = {
  readonly marks: boolean;
  readonly scale: readonly string[];
  readonly counts: boolean;
  /** The most points that there are; null where nobody said so. */
  readonly max_points: number | null;
};

export const groundOf = (column: Column, { scale, is_point_based }: Table['journal']): EntryGround => ({
  marks: column.kind === 'lesson',
  scale,
  counts: is_point_based || (column.kind === 'assessment' && column.max_points !== null),
  max_points: column.max_points,
});

export type EntryFault = 'grade_unknown' | 'points_unknown' | 'points_above';

export type Read = { readonly patch: Patch } | { readonly fault: EntryFault };

/** Takes away what stands in a cell at a glance; a comment is text that somebody wrote and stays. */
export const CLEAR: Patch = { attendance: null, value: null, points: null };

const same = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase();

const markOf = (word: string) => ATTENDANCE_KEYS.find(({ key }) => same(key, word));

const POINTS = /^\d{1,6}([.,]\d{1,2})?$/;

function readWord(word: string, { marks, scale, counts, max_points }: EntryGround): Read {
  const mark = marks ? markOf(word) : undefined;
  if (mark) return { patch: { attendance: mark.attendance } };
  if (counts) {
    if (POINTS.test(word)) {
      const points = Number(word.replace(',', '.'));
      return points > (max_points ?? POINTS_MAX) ? { fault: 'points_above' } : { patch: { points, value: null } };
    }
    if (!scale.some((grade) => same(grade, word))) return { fault: 'points_unknown' };
  }
  const grade = scale.find((one) => same(one, word));
  if (grade !== undefined) return { patch: { value: grade, points: null } };
  return { fault: scale.length > 0 ? 'grade_unknown' : 'points_unknown' };
}

/** Reads what was typed or pasted: a mark, a grade or points, or a mark beside one of them; nothing clears the cell. */
export function readEntry(text: string, ground: EntryGround): Read {
  const words = text.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return { patch: ground.marks ? CLEAR : { value: null, points: null } };
  let patch: Patch = {};
  for (const word of words) {
    const read = readWord(word, ground);
    if ('fault' in read) return read;
    patch = { ...patch, ...read.patch };
  }
  return { patch };
}

/** True when nothing longer could be meant: such an entry need not wait for Enter. */
export function isFinished(text: string, ground: EntryGround): boolean {
  if ('fault' in readEntry(text, ground)) return false;
  if (ground.marks && markOf(text)) return true;
  if (ground.counts) return false;
  return ground.scale.filter((grade) => grade.toUpperCase().startsWith(text.toUpperCase())).length === 1;
}

type Shown = Patch | Cell | undefined;

const asTyped = (cell: Shown): string => String(cell?.value ?? cell?.points ?? '');

/** What stands in a cell, in the letters by which it is written; its mark as it is typed, or as a language writes it. */
export const textOf = <C extends Shown>(cell: C, markIn: (cell: C) => string = asTyped): string =>
  [cell?.attendance ? letterOf(cell.attendance) : '', markIn(cell)].join(' ').trim();
