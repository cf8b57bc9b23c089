import { expect, test } from 'vitest';
import { judgeTitle } from './title.ts';

test.each([
  ['', 'conversation_title_required'],
  [' \u200B ', 'conversation_title_required'],
  ['x', undefined],
  ['õ'.repeat(49), undefined],
  [` ${'x'.repeat(49)} `, undefined],
  ['x'.repeat(50), 'conversation_title_too_long'],
  ['👍'.repeat(49), undefined],
  ['x'.repeat(51), 'conversation_title_too_long'],
])('%j: %s', (title, key) => {
  const verdict = judgeTitle(title);
  expect(verdict.allowed ? undefined : verdict.key).toBe(key);
});
