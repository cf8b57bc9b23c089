import { describe, expect, test } from 'vitest';
import { ADULT_AGE, ageIn, ageOn } from './age.ts';

describe('age on a day', () => {
  test.each([
    ['2008-11-15', '2026-11-14', 17],
    ['2008-11-15', '2026-11-15', 18],
    ['2008-12-31', '2026-01-01', 17],
    ['2008-01-01', '2026-12-31', 18],
    ['2026-11-15', '2026-11-15', 0],
  ])('born %s is on %s %i years old', (birthday, day, years) => {
    expect(ageOn(birthday, day)).toBe(years);
  });

  test('someone born on 29 February turns 18 on 1 March where the year has no such day', () => {
    expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
    expect(ageOn('2008-02-29', '2026-03-01')).toBe(ADULT_AGE);
    expect(ageOn('2008-02-29', '2028-02-28')).toBe(19);
    expect(ageOn('2008-02-29', '2028-02-29')).toBe(20);
  });
});

test('adulthood begins at midnight of the school, not of the server', () => {
  const before = new Date('2026-11-14T21:59:59Z');
  const after = new Date('2026-11-14T22:00:00Z');
  expect(ageIn('Europe/Tallinn', '2008-11-15', before)).toBe(17);
  expect(ageIn('Europe/Tallinn', '2008-11-15', after)).toBe(18);
  expect(ageIn('Europe/Berlin', '2008-11-15', after)).toBe(17);
});
