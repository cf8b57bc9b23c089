import { expect, test } from 'vitest';
import type { Cell } from '../../contract/shapes.ts';
import { columnsOf, type Student, type Table } from './columns.ts';
import { changeOf, shownCell, undoOf, versionOf } from './shown-cells.ts';

const cells: Cell[] = [{ student_id: 7, attendance: 'late', value: '4', version: 3 }];
const lesson = { id: 1, title: '', event_date: '2031-10-02', lesson_number: 1, max_points: null, cells };
const [column] = columnsOf({ lessons: [lesson as unknown as Table['lessons'][number]], assessments: [] });
if (!column) throw new Error('no column');
const student = (student_id: number): Student => ({
  student_id,
  name: 'Mari',
  surname: 'Tamm',
  profile_picture: null,
  joined_on: '2031-09-01',
  left_on: null,
});
const nothing = new Map();

test('what is on its way lies over what the server has', () => {
  expect(shownCell(column, 7, nothing)).toMatchObject({ attendance: 'late', value: '4' });
  const overlay = new Map([['lesson-1:7', { value: null }]]);
  expect(shownCell(column, 7, overlay)).toMatchObject({ attendance: 'late', value: null });
  expect(shownCell(column, 8, nothing)).toBeUndefined();
  expect([versionOf(column, 7), versionOf(column, 8)]).toEqual([3, 0]);
});

test('what changes nothing is no change', () => {
  expect(changeOf(column, student(7), { value: '4' }, nothing)).toBeNull();
  expect(changeOf(column, student(8), { value: null, points: null }, nothing)).toBeNull();
  expect(changeOf(column, student(8), { value: '5' }, nothing)).toMatchObject({ key: 'lesson-1:8' });
  expect(changeOf(column, { ...student(8), joined_on: '2031-10-03' }, { value: '5' }, nothing)).toBeNull();
});

test('a change is taken back field by field', () => {
  const change = changeOf(column, student(7), { value: '5', points: null }, nothing);
  if (!change) throw new Error('no change');
  expect(undoOf(change, shownCell(column, 7, nothing)).patch).toEqual({ value: '4', points: null });
});
