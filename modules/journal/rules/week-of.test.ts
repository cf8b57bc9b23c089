import { describe, expect, it } from 'vitest';
import { weekOf } from './week-of.ts';

describe('the week of a day', () => {
  it.each([
    ['2026-11-16', '2026-11-16', '2026-11-22'],
    ['2026-11-18', '2026-11-16', '2026-11-22'],
    ['2026-11-22', '2026-11-16', '2026-11-22'],
    ['2027-01-01', '2026-12-28', '2027-01-03'],
    ['2028-02-29', '2028-02-28', '2028-03-05'],
    ['0001-01-01', '2000-01-03', '2000-01-09'],
    ['9999-12-31', '2199-12-30', '2200-01-05'],
  ])('%s lies between %s and %s', (day, monday, sunday) => {
    const week = weekOf(day);
    expect(week).toHaveLength(7);
    expect([week[0], week.at(-1)]).toEqual([monday, sunday]);
  });
});
