import { describe, expect, it, test } from 'vitest';
import { columnsOf, isOpenFor, type Student, startColumn, type Table } from './columns.ts';

const lesson = (id: number, event_date: string, lesson_number = 1, individual_students: number[] = []) =>
  ({
    id,
    title: `Lesson ${id}`,
    event_date,
    lesson_number,
    max_points: null,
    individual_lesson: individual_students.length > 0,
    individual_students,
    cells: [],
  }) as unknown as Table['lessons'][number];
const assessment = (id: number, assessed_on: string) =>
  ({ id, title: `Test ${id}`, assessed_on, max_points: 20, cells: [] }) as unknown as Table['assessments'][number];

const columns = columnsOf({
  lessons: [
    lesson(1, '2031-10-02', 3),
    lesson(2, '2031-10-02', 0),
    lesson(3, '2031-10-01', 7),
    lesson(4, '2031-10-09'),
  ],
  assessments: [assessment(1, '2031-10-02'), assessment(2, '2031-09-30')],
});

test('columns stand by day and number, assessments after the lessons of their day', () =>
  expect(columns.map(({ key }) => key)).toEqual([
    'assessment-2',
    'lesson-3',
    'lesson-2',
    'lesson-1',
    'assessment-1',
    'lesson-4',
  ]));

test('a table opens at the last column up to today', () => {
  expect(columns[startColumn(columns, '2031-10-05')]?.key).toBe('assessment-1');
  expect(startColumn(columns, '2031-09-01')).toBe(0);
  expect(startColumn([], '2031-09-01')).toBe(0);
});

describe('a cell is open', () => {
  const student = (student_id: number, joined_on = '2031-09-01', left_on: string | null = null): Student => ({
    student_id,
    name: 'Mari',
    surname: 'Tamm',
    profile_picture: null,
    joined_on,
    left_on,
  });
  const [plain] = columnsOf({ lessons: [lesson(1, '2031-10-02')], assessments: [] });
  const [single] = columnsOf({ lessons: [lesson(1, '2031-10-02', 1, [7])], assessments: [] });
  if (!plain || !single) throw new Error('no columns');
  const written: typeof plain = { ...plain, cells: [{ student_id: 7, value: '5', version: 1 }] };
  it.each([
    ['for a pupil of the journal', plain, student(7), true],
    ['on the first day', plain, student(7, '2031-10-02'), true],
    ['not before it', plain, student(7, '2031-10-03'), false],
    ['for what was written before they left and came back', written, student(7, '2031-10-03'), true],
    ['on the last day', plain, student(7, '2031-09-01', '2031-10-02'), true],
    ['not after it', plain, student(7, '2031-09-01', '2031-10-01'), false],
    ['for those of an individual lesson', single, student(7), true],
    ['for nobody else', single, student(8), false],
  ])('%s', (_, column, who, open) => expect(isOpenFor(column, who)).toBe(open));
});
