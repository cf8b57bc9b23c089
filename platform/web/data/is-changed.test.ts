import { expect, it } from 'vitest';
import { isChanged } from './is-changed.ts';

const FIRST = { title: 'Test', day: null as string | null, class_ids: [1, 2] };

it.each([
  [{}, false],
  [{ title: 'Test' }, false],
  [{ title: 'Tests' }, true],
  [{ title: 'Test', day: null }, false],
  [{ day: '01.09.2026' }, true],
  [{ class_ids: [1, 2] }, false],
  [{ class_ids: [2, 1] }, true],
  [{ class_ids: [] }, true],
])('%j over what was there at first: changed %s', (typed, expected) => {
  expect(isChanged(typed, FIRST)).toBe(expected);
});
