import { describe, expect, it } from 'vitest';
import { segmentsOf } from '../../rules/segments.ts';
import { beginningOf, isLong } from './folding.ts';

const words = (letters: number): string => 'word '.repeat(letters / 5);
const folded = (text: string) => beginningOf(segmentsOf(text));
const shown = (text: string): string =>
  folded(text)
    .map((segment) => segment.text)
    .join('');

describe('what is folded', () => {
  it.each<[what: string, text: string, is: boolean]>([
    ['a text a little longer than the fold', words(1_500), false],
    ['a text much longer than it', words(1_505), true],
    ['twenty-two short lines', 'a\n'.repeat(21), false],
    ['twenty-three', 'a\n'.repeat(22), true],
    ['one link as long as it may be, of which little is shown', `https://example.org/${'a'.repeat(9_000)}`, false],
  ])('%s', (_what, text, is) => expect(isLong(segmentsOf(text))).toBe(is));
});

describe('the beginning of a long text', () => {
  it('ends with a whole word, also before the end of a line', () => {
    expect(shown(`${'a'.repeat(1_190)} ${'b'.repeat(900)}`)).toBe(`${'a'.repeat(1_190)} …`);
    expect(shown(`${'a'.repeat(1_190)}\n${'b'.repeat(900)}`)).toBe(`${'a'.repeat(1_190)} …`);
    expect(shown(`${'a'.repeat(1_200)} ${'b'.repeat(900)}`)).toBe(`${'a'.repeat(1_200)} …`);
  });

  it('has eighteen lines, also over links between them', () => {
    const lines = Array.from({ length: 40 }, (_, at) => `line ${at + 1} https://example.org/${at + 1}`);
    expect(shown(lines.join('\n'))).toBe(`${lines.slice(0, 18).join('\n')} …`);
  });

  it('never has a part of a link, so that no link leads elsewhere', () => {
    const link = `https://example.org/${'a'.repeat(110)}`;
    for (let before = 1_050; before <= 1_230; before += 5) {
      const links = folded(`${words(before)}${link} ${words(900)}`).filter(({ kind }) => kind === 'url');
      expect(links).toEqual(before <= 1_070 ? [{ kind: 'url', text: link, url: link }] : []);
    }
  });

  it('makes no link of what was none', () => {
    const dishonest = `https://${'bank.ee.'.repeat(8)}@evil.example`;
    expect(folded(`${words(1_150)}${dishonest} ${words(900)}`).map(({ kind }) => kind)).toEqual(['simple', 'simple']);
  });

  it('is cut between two letters where a language has no spaces, and never inside one', () => {
    expect(shown('春'.repeat(2_000))).toBe(`${'春'.repeat(1_200)} …`);
    expect(shown(`a${'𠮷'.repeat(2_000)}`)).toBe(`a${'𠮷'.repeat(599)} …`);
    expect(shown('👨‍👩‍👧‍👦'.repeat(300))).toBe(`${'👨‍👩‍👧‍👦'.repeat(109)} …`);
  });
});
