import { expect, test } from 'vitest';
import { plainCode } from './typed-code.ts';

test.each([
  ['004211', '004211'],
  [' 004 211 ', '004211'],
  ['００４２１１', '004211'],
  ['abcde-fgh23', 'ABCDEFGH23'],
  ['abcde–fgh23', 'ABCDEFGH23'],
  ['ＡＢＣＤＥーｆｇｈ２３', 'ABCDEFGH23'],
  ['٠٠٤٢١١', '٠٠٤٢١١'],
])('"%s" is compared as %s', (typed, plain) => expect(plainCode(typed)).toBe(plain));
