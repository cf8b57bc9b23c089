import { expect, it } from 'vitest';
import { columnVersion } from './column-version.ts';

it.each([
  ['nothing was ever written', [], 0],
  ['one pupil was marked', [1], 1],
  ['another one too', [1, 1], 2],
  ['a mark was changed twice', [3, 1], 4],
])('a column is as new as its cells together: %s', (_what, versions, expected) =>
  expect(columnVersion(versions.map((version) => ({ version })))).toBe(expected),
);
