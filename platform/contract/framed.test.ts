import { expect, it } from 'vitest';
import { isFramedAt } from './framed.ts';

it.each([
  [['/'], '/', true],
  [['/'], '/login', false],
  [['/school'], '/school', true],
  [['/school'], '/school/people/7', true],
  [['/school'], '/schools', false],
  [['/school'], '/School', false],
  [['/school'], '/', false],
  [['/school'], '//school', false],
  [['/', '/school'], '/school/settings', true],
  [[], '/', false],
])('%j says about %s: %s', (entries, path, verdict) => {
  expect(isFramedAt(entries, path)).toBe(verdict);
});
