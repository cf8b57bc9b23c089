import { expect, test } from 'vitest';
import { asCount } from './cookies.ts';

test.each([
  ['0', 0],
  ['128', 128],
  ['', null],
  ['-1', null],
  ['1e9', null],
  ['7 new', null],
  ['99999999', null],
  [undefined, null],
])('the cookie %j counts %j', (text, count) => expect(asCount(text)).toBe(count));
