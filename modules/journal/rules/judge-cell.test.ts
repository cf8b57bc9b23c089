import { describe, expect, it } from 'vitest';
import type { WrittenCell } from '../contract/save-cells.ts';
import { type CellContent, type CellGround, cellAfter, EMPTY_CELL, isSameCell, judgeCell } from './judge-cell.ts';

const lesson = { kind: 'lesson', max_points: null, only: null } as const;
const assessment = { kind: 'assessment', max_points: 20, only: null } as const;
const graded: CellGround = {
  column: lesson,
  is_student: true,
  is_point_based: false,
  scale: ['5', '4', '3'],
  comment_types: ['general', 'participation'],
  before: EMPTY_CELL,
  is_author: false,
  version: 2,
};
const counted: CellGround = { ...graded, is_point_based: true, scale: [], column: { ...lesson, max_points: 10 } };
const praised: CellGround = { ...graded, before: { ...EMPTY_CELL, comment: 'Fine', comment_type: 'headmaster' } };
const cell = (more: Partial<WrittenCell>): WrittenCell => ({ student_id: 7, ...more });

describe('a cell', () => {
  it.each<[string, Partial<WrittenCell>, CellGround, string]>([
    ['with nothing', {}, graded, 'allowed'],
    ['in no column', {}, { ...graded, column: undefined }, 'column_not_found'],
    ['of nobody here', {}, { ...graded, is_student: false }, 'student_not_in_journal'],
    ['of the pupil of the lesson', {}, { ...graded, column: { ...lesson, only: [7] } }, 'allowed'],
    ['of another pupil', {}, { ...graded, column: { ...lesson, only: [8] } }, 'student_not_in_journal'],
    ['with an absence', { attendance: 'absent' }, graded, 'allowed'],
    [
      'with an absence from a test',
      { attendance: 'absent' },
      { ...graded, column: assessment },
      'attendance_not_taken',
    ],
    ['with no absence from a test', { attendance: null }, { ...graded, column: assessment }, 'allowed'],
    ['with a grade', { value: '4' }, graded, 'allowed'],
    ['with a grade that there is not', { value: '6' }, graded, 'grade_not_in_scale'],
    ['with a grade where points are counted', { value: '5' }, counted, 'grade_not_in_scale'],
    ['with points where none are counted', { points: 1 }, graded, 'points_not_counted'],
    [
      'with points in a lesson with a maximum',
      { points: 1 },
      { ...graded, column: { ...lesson, max_points: 5 } },
      'points_not_counted',
    ],
    ['with points in a test', { points: 20 }, { ...graded, column: assessment }, 'allowed'],
    [
      'with points in a test without any',
      { points: 20 },
      { ...graded, column: { ...assessment, max_points: null } },
      'points_not_counted',
    ],
    ['with a grade and points', { value: '5', points: 1 }, { ...graded, column: assessment }, 'points_not_counted'],
    ['with all points', { points: 10 }, counted, 'allowed'],
    ['with more points', { points: 10.5 }, counted, 'points_too_many'],
    ['with points where no maximum was said', { points: 99 }, { ...counted, column: lesson }, 'allowed'],
    ['with a comment about nothing', { comment: 'Well done' }, graded, 'comment_type_missing'],
    ['with a comment', { comment: 'Well done', comment_type: 'general' }, graded, 'allowed'],
    ['with the comment of a head', { comment: 'Fine', comment_type: 'headmaster' }, graded, 'comment_type_not_yours'],
    ['with a grade beside the comment of a head', { value: '5' }, praised, 'allowed'],
    ['with other words of a head', { comment: 'Bad' }, praised, 'comment_type_not_yours'],
    ['without the comment of a head', { comment: null }, praised, 'comment_type_not_yours'],
    ['with other words of its author', { comment: 'Bad' }, { ...praised, is_author: true }, 'allowed'],
    ['without the comment of its author', { comment: null }, { ...praised, is_author: true }, 'allowed'],
    ['with words of its own for those of a head', { comment_type: 'general' }, praised, 'comment_type_not_yours'],
    ['seen as it is', { since: 2 }, graded, 'allowed'],
    ['that was seen before', { since: 1 }, graded, 'cell_saved_meanwhile'],
    ['that was empty when it was seen', { since: 0 }, graded, 'cell_saved_meanwhile'],
  ])('%s', (_, written, ground, key) => {
    const verdict = judgeCell(cell(written), cellAfter(ground.before, cell(written)), ground);
    expect(verdict.allowed ? 'allowed' : verdict.key).toBe(key);
  });
});

describe('what stands in a cell afterwards', () => {
  const before: CellContent = {
    attendance: 'late',
    value: '4',
    points: null,
    comment_type: 'general',
    comment: 'Good',
  };

  it.each<[string, Partial<WrittenCell>, Partial<CellContent>]>([
    ['nothing named', {}, {}],
    ['another grade', { value: '5' }, { value: '5' }],
    ['no grade', { value: null }, { value: null }],
    ['points in the place of a grade', { points: 3 }, { points: 3, value: null }],
    ['no comment', { comment: null }, { comment: null, comment_type: null }],
    ['a comment that nobody sees', { comment: ' \u200b' }, { comment: null, comment_type: null }],
    ['the comment about something else', { comment_type: 'participation' }, { comment_type: 'participation' }],
    ['the comment about nothing', { comment_type: null }, { comment_type: null }],
    ['there after all', { attendance: null }, { attendance: null }],
  ])('%s', (_, written, change) => {
    const after = cellAfter(before, cell(written));
    expect(after).toEqual({ ...before, ...change });
    expect(isSameCell(before, after)).toBe(Object.keys(change).length === 0);
  });

  it('a grade in the place of points, and a type without a comment is none', () => {
    const points = { ...EMPTY_CELL, points: 3 };
    expect(cellAfter(points, cell({ value: '5' }))).toEqual({ ...EMPTY_CELL, value: '5' });
    expect(cellAfter(EMPTY_CELL, cell({ comment_type: 'general' }))).toEqual(EMPTY_CELL);
  });
});
