import { expect, test } from 'vitest';
import { judgeSearch } from './search.ts';

test.each([
  ['', true],
  ['   ', true],
  ['ab', false],
  [' a ', false],
  ['a b', false],
  ['\u0301\u0301\u0301', false],
  ['a\u0323\u0301', false],
  ['abc', true],
  ['õun', true],
  ['%%%', true],
  ['ук', false],
  ['春', true],
  ['か', true],
  ['가', true],
])('%j: %s', (search, isLongEnough) => {
  expect(judgeSearch(search).allowed).toBe(isLongEnough);
});
