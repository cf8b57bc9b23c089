import { expect, it } from 'vitest';
import { daysAhead } from './days-ahead.ts';

const WEEK = ['2026-09-07', '2026-09-08', '2026-09-09', '2026-09-10', '2026-09-11'].map((day) => ({ day }));
const numbers = (days: readonly { day: string }[]) => days.map(({ day }) => Number(day.slice(8)));

it.each([
  ['on its first day', '2026-09-07', [7, 8, 9, 10, 11], []],
  ['in the middle', '2026-09-09', [9, 10, 11], [7, 8]],
  ['on its last day', '2026-09-11', [11], [7, 8, 9, 10]],
  ['at its weekend, which has no lessons', '2026-09-12', [7, 8, 9, 10, 11], []],
  ['long after it', '2026-12-01', [7, 8, 9, 10, 11], []],
  ['before it', '2026-09-01', [7, 8, 9, 10, 11], []],
])('a week %s', (_when, today, ahead, gone) => {
  const found = daysAhead(WEEK, today);
  expect([numbers(found.ahead), numbers(found.gone)]).toEqual([ahead, gone]);
});
