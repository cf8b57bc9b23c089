import { expect, test } from 'vitest';
import { carried, moved, type Place, placesIn, rangeOf, selectOne, selectTo } from './selection.ts';

const size = { rows: 20, columns: 8 };
const at = (row: number, column: number): Place => ({ row, column });
const start = selectOne(at(5, 3), size);

test.each<[string, boolean, Place]>([
  ['ArrowUp', false, at(4, 3)],
  ['ArrowDown', false, at(6, 3)],
  ['ArrowLeft', false, at(5, 2)],
  ['ArrowRight', false, at(5, 4)],
  ['ArrowUp', true, at(0, 3)],
  ['ArrowDown', true, at(19, 3)],
  ['ArrowLeft', true, at(5, 0)],
  ['ArrowRight', true, at(5, 7)],
  ['Home', false, at(5, 0)],
  ['End', false, at(5, 7)],
  ['Home', true, at(0, 0)],
  ['End', true, at(19, 7)],
  ['PageDown', false, at(15, 3)],
  ['PageUp', false, at(0, 3)],
  ['a', false, at(5, 3)],
])('%s, far: %s', (key, far, active) => expect(moved(start, { key, far }, size)).toEqual({ active, anchor: active }));

test('nothing leads out of the table', () => {
  expect(moved(selectOne(at(0, 0), size), { key: 'ArrowUp' }, size).active).toEqual(at(0, 0));
  expect(moved(selectOne(at(19, 7), size), { key: 'ArrowRight' }, size).active).toEqual(at(19, 7));
  expect(selectOne(at(99, 99), size).active).toEqual(at(19, 7));
});

test('a range grows from where it began, to any side', () => {
  const down = moved(start, { key: 'ArrowDown', stretches: true }, size);
  expect(rangeOf(down)).toEqual({ top: 5, bottom: 6, left: 3, right: 3 });
  const left = selectTo(down, at(2, 1), size);
  expect(rangeOf(left)).toEqual({ top: 2, bottom: 5, left: 1, right: 3 });
  expect(placesIn(rangeOf(left))).toHaveLength(12);
  expect(moved(left, { key: 'ArrowRight' }, size)).toEqual(selectOne(at(2, 2), size));
});

test('a selection stays with its cells when rows and columns come and go', () => {
  const from = { rows: [1, 2, 3], columns: ['a', 'b', 'c'] };
  const selection = { active: at(1, 1), anchor: at(2, 2) };
  expect(carried(selection, from, { rows: [9, 1, 2, 3], columns: ['x', 'a', 'b', 'c'] })).toEqual({
    active: at(2, 2),
    anchor: at(3, 3),
    isThere: true,
  });
  expect(carried(selection, from, { rows: [1, 2, 3], columns: ['a', 'c'] })).toEqual({
    active: at(1, 1),
    anchor: at(2, 1),
    isThere: false,
  });
  expect(carried(selection, from, { rows: [1], columns: ['a'] }).active).toEqual(at(0, 0));
});
