import { expect, it } from 'vitest';
import { creditOf } from './credit-of.ts';

const RANGES = [
  { from: 20, to: 50, value: '2' },
  { from: 50, to: 75.5, value: '3' },
  { from: 90, to: 100, value: '5' },
];

it.each<[string, number, string | null]>([
  ['below all ranges', 19, null],
  ['at a beginning', 20, '2'],
  ['where one ends and the next begins', 50, '3'],
  ['within a range', 75, '3'],
  ['between two ranges', 76, null],
  ['at the end of the last one', 100, '5'],
  ['above all ranges', 104, null],
])('%s', (_, percent, value) => expect(creditOf(percent, RANGES)).toBe(value));

it('is nothing where the school has no ranges', () => expect(creditOf(50, [])).toBeNull());
