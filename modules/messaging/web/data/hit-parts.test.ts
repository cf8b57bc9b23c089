import { expect, it } from 'vitest';
import { hitParts } from './hit-parts.ts';

const shown = (text: string, search: string): string =>
  hitParts(text, search)
    .map((part) => (part.isHit ? `[${part.text}]` : part.text))
    .join('');

it.each([
  ['The trip is on Friday', 'trip', 'The [trip] is on Friday'],
  ['Matk on reedel, MATK!', 'matk', '[Matk] on reedel, [MATK]!'],
  ['a.b and a+b', 'a+b', 'a.b and [a+b]'],
  ['コートを持ってきて', 'コート', '[コート]を持ってきて'],
  ['nothing here', 'else', 'nothing here'],
  [`${'x'.repeat(80)} trip`, 'trip', `…${'x'.repeat(23)} [trip]`],
])('%s, looking for %s', (text, search, expected) => {
  expect(shown(text, search)).toBe(expected);
});
