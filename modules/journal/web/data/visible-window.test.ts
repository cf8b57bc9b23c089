import { expect, test } from 'vitest';
import { drawnIn, stretchOf } from './visible-window.ts';

const line = { size: 68, count: 150, step: 4 };

test('only what can be seen is drawn, and a little beside it', () => {
  expect(stretchOf({ ...line, offset: 0, room: 680 })).toEqual({ from: 0, to: 12 });
  expect(stretchOf({ ...line, offset: 68 * 100, room: 680 })).toEqual({ from: 96, to: 112 });
  expect(stretchOf({ ...line, offset: 68 * 145, room: 680 })).toEqual({ from: 140, to: 150 });
  expect(stretchOf({ ...line, count: 0, offset: 0, room: 680 })).toEqual({ from: 0, to: 0 });
});

test('small steps draw nothing anew', () =>
  expect(stretchOf({ ...line, offset: 68 * 100 + 30, room: 600 })).toEqual(
    stretchOf({ ...line, offset: 68 * 100 + 60, room: 600 }),
  ));

test('the cell with the focus stays, wherever it lies', () => {
  expect(drawnIn({ from: 4, to: 7 }, 5)).toEqual([4, 5, 6]);
  expect(drawnIn({ from: 4, to: 7 }, 0)).toEqual([0, 4, 5, 6]);
  expect(drawnIn({ from: 4, to: 7 }, 9)).toEqual([4, 5, 6, 9]);
  expect(drawnIn({ from: 4, to: 7 }, -1)).toEqual([4, 5, 6]);
});
