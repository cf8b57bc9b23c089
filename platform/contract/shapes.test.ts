import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { asLanguage, Id, LANGUAGES, LanguageCode, Page } from './shapes.ts';

describe('an id', () => {
  test.each([1, 2_147_483_647])('%d can exist', (id) => expect(Value.Check(Id, id)).toBe(true));

  test.each([0, -1, 1.5, 2_147_483_648, '1', null, true, Number.NaN, Number.POSITIVE_INFINITY])('%j cannot', (id) =>
    expect(Value.Check(Id, id)).toBe(false),
  );
});

test('pages start at 1 and end before the database stops counting', () => {
  expect([1, 100_000].map((page) => Value.Check(Page, page))).toEqual([true, true]);
  expect([0, -1, 100_001, Number.POSITIVE_INFINITY].map((page) => Value.Check(Page, page))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

describe('a language', () => {
  test.each(LANGUAGES)('%s is one of ours', (code) => {
    expect(Value.Check(LanguageCode, code)).toBe(true);
    expect(asLanguage(code)).toBe(code);
  });

  test.each([
    ['ET', 'et'],
    ['en-GB', 'en'],
    ['ja_JP', 'ja'],
  ])('%s is read as %s', (text, code) => expect(asLanguage(text)).toBe(code));

  test.each(['', 'x', 'sv', 'english', 'et-', 'en-GB-x', '__proto__', '<b>', null, undefined])(
    '%j is none of ours',
    (text) => expect(asLanguage(text)).toBeUndefined(),
  );
});
