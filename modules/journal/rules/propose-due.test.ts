import { expect, it } from 'vitest';
import { proposeDue } from './propose-due.ts';

const lesson = (event_date: string, lesson_number: number) => ({ event_date, lesson_number });

it.each<[string, ReturnType<typeof lesson>[], string, string, number | null]>([
  [
    'the next lesson, where it is entered',
    [lesson('2031-10-06', 2), lesson('2031-10-08', 4)],
    '2031-10-06',
    '2031-10-08',
    4,
  ],
  ['the first of its day', [lesson('2031-10-08', 4), lesson('2031-10-08', 1)], '2031-10-06', '2031-10-08', 1],
  ['the next weekday with a lesson', [lesson('2031-10-01', 3), lesson('2031-10-06', 2)], '2031-10-06', '2031-10-08', 3],
  ['the same weekday, in a week', [lesson('2031-10-06', 2)], '2031-10-06', '2031-10-13', 2],
  ['a week, where nothing is known', [], '2031-10-06', '2031-10-13', null],
])('is %s', (_, lessons, given_on, due_on, due_lesson_number) =>
  expect(proposeDue(lessons, given_on)).toEqual({ due_on, due_lesson_number }),
);
