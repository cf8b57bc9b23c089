import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanText, isBlank, lengthOf } from './text.ts';

describe('cleaned text', () => {
  test.each([
    ['Mari\u0000', 'Mari'],
    ['a\ud800b', 'a\ufffdb'],
    ['o\u0303un', 'õun'],
    ['Õpetaja 先生 😀', 'Õpetaja 先生 😀'],
    ['  kept  ', '  kept  '],
    ['Tab\tand\r\nlines', 'Tab\tand\r\nlines'],
    ['\u001b[31mred\u0007\u009b\u007f', '[31mred'],
    ['one\u000btwo\u000cthree', 'one two three'],
    [`A${'\u0301'.repeat(29)}`, `Á${'\u0301'.repeat(28)}`],
    [`A${'\u0301'.repeat(40)}`, `Á${'\u0301'.repeat(29)}`],
    [`A${'\u0301'.repeat(40)}b${'\u0301'.repeat(40)}`, `Á${'\u0301'.repeat(29)}b${'\u0301'.repeat(30)}`],
    // A mark that composing takes apart into two.
    [`A${'\u0344'.repeat(40)}`, `Ä${'\u0301\u0308'.repeat(29).slice(0, 30)}`],
  ])('%j becomes %j', (text, expected) => {
    expect(cleanText(text)).toBe(expected);
  });

  test('is the same when cleaned again, and PostgreSQL takes it', () => {
    const marks = fc.string({ unit: fc.constantFrom('\u0301', '\u0323', '\u0344'), maxLength: 200 });
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), marks), (text) => {
        const once = cleanText(text);
        return cleanText(once) === once && once.isWellFormed() && !once.includes('\u0000');
      }),
    );
  });
});

describe('blank text', () => {
  test.each(['', ' ', '\t\n', '\u00a0', '\u200b', '\u3164', '\u2800', '\u00ad', '\ufeff', '\u2066\u2069', ' \u200d '])(
    '%j shows nothing',
    (text) => expect(isBlank(text)).toBe(true),
  );

  test.each(['a', '.', '0', ' a ', '先', '😀', '\u0301a'])('%j shows something', (text) =>
    expect(isBlank(text)).toBe(false),
  );
});

describe('length', () => {
  test.each([
    ['', 0],
    ['õun', 3],
    ['o\u0303un', 3],
    ['😀', 1],
    ['👩‍👧', 3],
    ['先生', 2],
    ['e\u0301'.repeat(255), 255],
  ])('%j counts %i', (text, length) => {
    expect(lengthOf(text)).toBe(length);
  });
});
