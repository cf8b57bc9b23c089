import { expect, test } from 'vitest';
import { layBlock, readBlock, writeBlock } from './block.ts';

const one = { top: 2, bottom: 2, left: 1, right: 1 };
const size = { rows: 10, columns: 6 };
const laid = (block: string[][], range = one, within = size) =>
  layBlock(block, range, within).map(({ place: { row, column }, text }) => `${row}:${column}=${text}`);

test('a block is read as spreadsheets write it, and written as they read it', () => {
  expect(readBlock('5\t4\r\n\tX\r\n')).toEqual([
    ['5', '4'],
    ['', 'X'],
  ]);
  expect(readBlock('5')).toEqual([['5']]);
  expect(readBlock(' 5 \n4 ')).toEqual([['5'], ['4']]);
  expect(
    writeBlock([
      ['5', ''],
      ['X', '4'],
    ]),
  ).toBe('5\t\nX\t4');
});

test('a block lies from the first cell on, and ends with the table', () => {
  expect(
    laid([
      ['5', '4'],
      ['3', ''],
    ]),
  ).toEqual(['2:1=5', '2:2=4', '3:1=3', '3:2=']);
  expect(
    laid(
      [
        ['5', '4'],
        ['3', '2'],
      ],
      { ...one, top: 9, bottom: 9, left: 5, right: 5 },
    ),
  ).toEqual(['9:5=5']);
});

test('a smaller block fills a range that it fits into', () => {
  expect(laid([['5']], { top: 0, bottom: 2, left: 0, right: 0 })).toEqual(['0:0=5', '1:0=5', '2:0=5']);
  expect(laid([['5', '4']], { top: 0, bottom: 1, left: 0, right: 1 })).toHaveLength(4);
  expect(laid([['5'], ['4']], { top: 0, bottom: 2, left: 0, right: 0 })).toEqual(['0:0=5', '1:0=4']);
});
