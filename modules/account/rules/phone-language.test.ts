import { expect, it } from 'vitest';
import { phoneLanguage } from './phone-language.ts';

it.each([
  ['et', 'est'],
  ['lv', 'lav'],
  ['xx', 'eng'],
])('calls %s %s', (language, called) => {
  expect(phoneLanguage(language)).toBe(called);
});
