import { expect, it } from 'vitest';
import { shiftedDay } from './shifted-day.ts';

it.each([
  ['2026-11-16', 0, '2026-11-16'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-03-01', -1, '2028-02-29'],
  ['2026-03-28', 2, '2026-03-30'],
])('%s and %i days is %s', (day, days, expected) => expect(shiftedDay(day, days)).toBe(expected));
