import { describe, expect, it } from 'vitest';
import { dayAfter, dayBefore, readDay } from './days.ts';

describe('a day as people write it', () => {
  it.each([
    ['07.03.2011', '2011-03-07'],
    [' 7.3.2011 ', '2011-03-07'],
    ['29.02.2024', '2024-02-29'],
  ])('%o is read', (text, day) => expect(readDay(text)).toBe(day));

  it.each(['', '31.02.2026', '2026-03-07', '07.03.11', '7/3/2011', '07.13.2011'])('%o is no day', (text) =>
    expect(readDay(text)).toBeNull(),
  );
});

describe('the days around the end of a role', () => {
  it('crosses months and leap days', () => {
    expect(dayAfter('2028-02-28')).toBe('2028-02-29');
    expect(dayAfter('2026-12-31')).toBe('2027-01-01');
    expect(dayBefore('2026-03-01')).toBe('2026-02-28');
  });
});
