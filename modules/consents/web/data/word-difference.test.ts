import { expect, test } from 'vitest';
import { wordDifference } from './word-difference.ts';

const told = (before: string, after: string): string =>
  wordDifference(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'out' ? `[-${text}-]` : `{+${text}+}`))
    .join('');

test.each([
  ['', '', ''],
  ['the same', 'the same', 'the same'],
  ['We leave at 8:00.', 'We leave at 9:00.', 'We leave at [-8:00.-]{+9:00.+}'],
  ['one two', 'one and two', 'one {+and +}two'],
  ['one and two', 'one two', 'one [-and -]two'],
  ['a b c d', 'a x c y', 'a [-b-]{+x+} c [-d-]{+y+}'],
  ['', 'new', '{+new+}'],
  ['old', '', '[-old-]'],
  ['写真を撮ります', '写真を公開します', '写真を[-撮り-]{+公開し+}ます'],
])('%j → %j', (before, after, seen) => expect(told(before, after)).toBe(seen));

test('long texts are shown whole, and quickly', () => {
  const [before, after] = ['a', 'b'].map((word) => Array.from({ length: 5_000 }, (_, at) => `${word}${at}`).join(' '));
  expect(wordDifference(before ?? '', after ?? '').map(({ kind }) => kind)).toEqual(['out', 'in']);
});
