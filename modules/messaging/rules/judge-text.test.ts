import { expect, it } from 'vitest';
import { begunText, judgeText, tidyText } from './judge-text.ts';

const keyOf = (text: string, hasMore = false) => {
  const verdict = judgeText(text, { hasMore });
  return verdict.allowed ? 'fine' : verdict.key;
};

it.each<[what: string, text: string, hasMore: boolean, told: string]>([
  ['words', 'Tere', false, 'fine'],
  ['nothing', '', false, 'message_empty'],
  ['blanks', ' \n\t\u200b', false, 'message_empty'],
  ['nothing with a file', '', true, 'fine'],
  ['10,000 letters', 'õ'.repeat(10_000), false, 'fine'],
  ['10,001 letters', 'õ'.repeat(10_001), false, 'message_too_long'],
  ['10,000 emojis', '👍'.repeat(10_000), false, 'fine'],
  ['10,001 letters with a file', 'a'.repeat(10_001), true, 'message_too_long'],
])('%s', (_what, text, hasMore, told) => expect(keyOf(text, hasMore)).toBe(told));

it('is kept without the blanks around it', () => {
  expect(tidyText('\n  Tere\n\nhead aega \n')).toBe('Tere\n\nhead aega');
  expect(tidyText(' \u200b ')).toBe('');
});

const FULL = '👍'.repeat(10_000);

it.each<[what: string, text: string, kept: string]>([
  ['blanks around words', '\n Tere \n', '\n Tere \n'],
  ['the blanks that there is room for', `${FULL.slice(2)}\n`, `${FULL.slice(2)}\n`],
  ['no blank behind as many letters as may be', `${FULL}\n\n`, FULL],
  ['no blank before them either', `\n\n${FULL} `, FULL],
  ['as many blanks as there is room for', `a${' '.repeat(20_000)}`, `a${' '.repeat(9_999)}`],
  ['nothing of too many blanks', ' '.repeat(10_001), ''],
  ['as many as may be of those that draw nothing', '\u200b'.repeat(10_001), '\u200b'.repeat(10_000)],
])('what is begun keeps %s', (_what, text, kept) => expect(begunText(text) === kept).toBe(true));
