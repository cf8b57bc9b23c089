import { expect, it } from 'vitest';
import { judgeText, tidyText } from './judge-text.ts';

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
