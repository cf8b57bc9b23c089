import { expect, it } from 'vitest';
import { gridStep } from './grid-step.ts';

// Three sections: one row of three, two rows (eight and two), one row of one.
const sizes = [3, 10, 1];

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 3],
  ['ArrowRight', 13, null],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, null],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 8, 12],
  ['ArrowDown', 12, 13],
  ['ArrowDown', 13, null],
  ['ArrowUp', 13, 11],
  ['ArrowUp', 10, 2],
  ['ArrowUp', 1, null],
  ['Home', 7, 3],
  ['End', 3, 10],
  ['End', 11, 12],
  ['PageDown', 1, 3],
  ['PageUp', 12, 0],
  ['PageUp', 0, null],
  ['Enter', 3, null],
])('%s leads from %i to %s', (key, at, to) => {
  expect(gridStep(sizes, at, key)).toBe(to);
});
