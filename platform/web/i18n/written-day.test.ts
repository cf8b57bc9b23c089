import { describe, expect, it } from 'vitest';
import { dayFault, readDay } from './written-day.ts';

describe('a day as people write it', () => {
  it.each([
    ['07.03.2011', '2011-03-07'],
    [' 7.3.2011 ', '2011-03-07'],
    ['29.02.2024', '2024-02-29'],
  ])('%o is read', (text, day) => expect(readDay(text)).toBe(day));

  it.each(['', '31.02.2026', '2026-03-07', '07.03.11', '7/3/2011', '07.13.2011'])('%o is no day', (text) =>
    expect(readDay(text)).toBeNull(),
  );

  it.each([
    ['', null],
    ['07.03.2011', null],
    ['31.02.2026', 'ui:day.none'],
    ['07.13.2011', 'ui:day.none'],
    ['2026-03-07', 'ui:day.wrong'],
  ])('what is wrong with %o: %o', (text, fault) => expect(dayFault(text)).toBe(fault));
});
