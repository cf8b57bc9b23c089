import { expect, test } from 'vitest';
import { formatList } from './lists.ts';

test.each([
  ['en', 'Teacher, Parent'],
  ['de', 'Teacher und Parent'],
  ['ja', 'Teacher、Parent'],
])('%s joins names in its own way', (language, joined) => {
  expect(formatList(['Teacher', 'Parent'], language)).toBe(joined);
});

test('nothing and one need no joining', () => {
  expect(formatList([], 'en')).toBe('');
  expect(formatList(['Teacher'], 'en')).toBe('Teacher');
});
