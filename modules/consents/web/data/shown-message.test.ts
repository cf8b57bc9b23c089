import { expect, test } from 'vitest';
import { MESSAGE_LINES_MAX, MESSAGE_MAX } from '../../contract/limits.ts';
import { linesOf } from './shown-message.ts';

test.each([
  ['nothing', null, []],
  ['two lines', 'a\nb', ['a', 'b']],
  ['the line ends of every system', 'a\r\nb\rc\u2028d', ['a', 'b', 'c', 'd']],
  ['blank lines, which are left out', ' a \n\n \u200b\nb', ['a', 'b']],
  ['markup, which stays text', '<b onclick=x>a</b>', ['<b onclick=x>a</b>']],
  ['marks that turn the direction', 'safe\u202Egnp.exe \u2066x\u2069', ['safegnp.exe x']],
  ['signs that control', 'a\u0007\u001b[31m\u0000b', ['a[31mb']],
])('reads %s', (_what, message, lines) => expect(linesOf(message)).toEqual(lines));

test('is short, whatever it is given', () => {
  expect(linesOf('x'.repeat(100_000))).toEqual(['x'.repeat(MESSAGE_MAX)]);
  expect(linesOf('x\n'.repeat(1_000))).toHaveLength(MESSAGE_LINES_MAX);
});
