import { expect, test } from 'vitest';
import { readRange } from './send-file.ts';

test.each([
  [undefined, null],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=5-', { start: 5, end: 9 }],
  ['bytes=5-99', { start: 5, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=10-', undefined],
  ['bytes=6-5', undefined],
  ['bytes=-0', undefined],
  ['bytes=-', null],
  ['bytes=0-1,3-4', null],
  ['lines=0-1', null],
])('of ten bytes, %s is %j', (header, range) => expect(readRange(header, 10)).toEqual(range));
