import { expect, test } from 'vitest';
import type { Table } from './columns.ts';
import { behindIn, gathered, withCells } from './known-cells.ts';

const cell = (student_id: number, version: number, value = 'A') => ({ student_id, version, value });
const table = {
  lessons: [
    { id: 1, title: 'One', cells: [cell(1, 2), cell(3, 1)] },
    { id: 2, title: 'Two', cells: [] },
  ],
  assessments: [{ id: 1, title: 'Test', cells: [cell(1, 1)] }],
  homework: [],
} as unknown as Table;

test('of each cell the newer one counts, and what is not newer is not touched', () => {
  const after = withCells(table, {
    lessons: [{ id: 1, cells: [cell(1, 1, 'old'), cell(2, 1, 'new'), cell(3, 2, 'newer')] }],
    assessments: [{ id: 1, cells: [cell(1, 1, 'same')] }],
  });
  expect(after.lessons[0]).toEqual({
    id: 1,
    title: 'One',
    cells: [cell(1, 2), cell(2, 1, 'new'), cell(3, 2, 'newer')],
  });
  expect(after.lessons[1]).toBe(table.lessons[1]);
  expect(after.assessments[0]).toBe(table.assessments[0]);
});

test('only what is not known yet is asked for: not one’s own writes, nor columns that are not there', () => {
  const news = {
    lessons: [
      { id: 1, version: 3 },
      { id: 2, version: 1 },
      { id: 9, version: 4 },
    ],
    assessments: [{ id: 1, version: 2 }],
  };
  expect(behindIn(table, news)).toEqual({ lessons: [{ id: 2, version: 1 }], assessments: [{ id: 1, version: 2 }] });
  expect(behindIn(table, { lessons: [{ id: 1, version: 2 }], assessments: [] }).lessons).toEqual([]);
});

test('of what is told twice the newest is kept', () =>
  expect(
    gathered(
      { lessons: [{ id: 1, version: 5 }], assessments: [] },
      { lessons: [{ id: 1, version: 4 }], assessments: [{ id: 7, version: 1 }] },
    ),
  ).toEqual({ lessons: [{ id: 1, version: 5 }], assessments: [{ id: 7, version: 1 }] }));
