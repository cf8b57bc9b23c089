import { expect, test } from 'vitest';
import { dayPart } from './greeting.ts';

test.each([
  [0, 'evening'],
  [4, 'morning'],
  [10, 'morning'],
  [11, 'day'],
  [17, 'day'],
  [18, 'evening'],
] as const)('at %i it is %s', (hour, part) => expect(dayPart(hour)).toBe(part));
