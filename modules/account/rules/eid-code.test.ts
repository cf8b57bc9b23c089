import { expect, test } from 'vitest';
import { readEidCode } from './eid-code.ts';

test.each([
  ['37211021119', '37211021119'],
  [' 3721102 1119 ', '37211021119'],
  ['050590-15180', '050590-15180'],
  ['３７２１１０２１１１９', '37211021119'],
  ['', null],
  ['abc', null],
  ['37211021119x', null],
  ['-50590', null],
  ['12345', null],
  ['1'.repeat(21), null],
])('"%s" is read as %s', (typed, code) => expect(readEidCode(typed)).toBe(code));
