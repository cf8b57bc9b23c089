import { expect, test } from 'vitest';
import { judgeTitle, titleOf } from './title.ts';

test.each([
  ['', 'conversation_title_required'],
  [' \u200B ', 'conversation_title_required'],
  ['x', undefined],
  ['õ'.repeat(49), undefined],
  [` ${'x'.repeat(49)} `, undefined],
  ['x'.repeat(50), 'conversation_title_too_long'],
  ['👍'.repeat(49), undefined],
  ['x'.repeat(51), 'conversation_title_too_long'],
  [`${'x'.repeat(24)}\n  ${'x'.repeat(24)}`, undefined],
])('%j: %s', (title, key) => {
  const verdict = judgeTitle(title);
  expect(verdict.allowed ? undefined : verdict.key).toBe(key);
});

test('a title stands in one line', () => {
  expect(titleOf(' Trip\r\nto\tTartu\u2028 now ')).toBe('Trip to Tartu now');
});
