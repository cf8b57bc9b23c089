import { expect, test } from 'vitest';
import { marksIn } from './marks-in.ts';

test.each([
  ['en', { value: null, points: 16.5 }, '16.5'],
  ['ru', { value: null, points: 16.5 }, '16,5'],
  ['de', { value: null, points: 1250 }, '1250'],
  ['de', { value: null, points: 0 }, '0'],
  ['fr', { value: '5', points: null }, '5'],
  ['fr', { value: null, points: null }, ''],
  ['fr', undefined, ''],
])('in %s, %j stands as “%s”', (language, cell, written) => {
  expect(marksIn(language)(cell)).toBe(written);
});
