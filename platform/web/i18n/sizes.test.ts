import { expect, it } from 'vitest';
import { formatSize } from './sizes.ts';

/** Languages part number and unit by spaces of different kinds. */
const plain = (bytes: number, language: string): string => formatSize(bytes, language).replaceAll(/\s/g, ' ');

it.each([
  [0, '1 kB'],
  [1000, '1 kB'],
  [1700, '2 kB'],
  [524_288, '512 kB'],
  [1_022_000, '998 kB'],
  [1_023_900, '1 MB'],
  [2_500_000, '2.4 MB'],
  [10_485_760, '10 MB'],
])('%i bytes read as %s', (bytes, text) => expect(plain(bytes, 'en')).toBe(text));

it.each([
  ['et', '2,4 MB'],
  ['ru', '2,4 МБ'],
  ['lv', '2,4 MB'],
  ['de', '2,4 MB'],
  ['fr', '2,4 Mo'],
  ['ja', '2.4 MB'],
])('writes them as %s does', (language, text) => expect(plain(2_500_000, language)).toBe(text));
