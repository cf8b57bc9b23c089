import { expect, it } from 'vitest';
import { proposeLesson, type Slot } from './propose-lesson.ts';

const study_year = { starts_on: '2031-09-01', ends_on: '2032-08-31' };
const slot = (event_date: string, lesson_number: number): Slot => ({ event_date, lesson_number });
const today = '2031-10-15';

it.each<[string, readonly Slot[], Slot | null, Slot]>([
  ['today before everything', [slot('2031-10-14', 2), slot(today, 3), slot(today, 5)], null, slot(today, 3)],
  [
    'the last forgotten one of the week',
    [slot('2031-10-10', 2), slot('2031-10-14', 4), slot('2031-10-17', 1)],
    null,
    slot('2031-10-14', 4),
  ],
  ['the next one, where the gap is old', [slot('2031-10-07', 2), slot('2031-10-17', 1)], null, slot('2031-10-17', 1)],
  ['today with the last number, without a timetable', [], slot('2031-10-01', 6), slot(today, 6)],
  ['the first lesson of today, where there is nothing at all', [], null, slot(today, 1)],
])('%s', (_, planned, last, proposed) => {
  expect(proposeLesson({ today, study_year, planned, last })).toEqual(proposed);
});

it('stays within the study year', () => {
  const without = { study_year, planned: [], last: null };
  expect(proposeLesson({ ...without, today: '2031-08-20' }).event_date).toBe('2031-09-01');
  expect(proposeLesson({ ...without, today: '2032-09-20' }).event_date).toBe('2032-08-31');
});
