import { expect, test } from 'vitest';
import { readLessonDate } from './lesson-date.ts';

test.each([
  ['07.03.2026', '2026-03-07'],
  [' 31.12.1999 ', '1999-12-31'],
  ['7.3.2026', ''],
  ['07.03.26', ''],
  ['07.03.1826', ''],
  ['07.03.2126', ''],
  ['31.02.2026', ''],
  ['2026-03-07', ''],
  ['', ''],
])('"%s" is read as "%s"', (typed, day) => expect(readLessonDate(typed)).toBe(day));
