import { expect, it } from 'vitest';
import { searchRegex } from './search-letters.ts';

const isIn = (text: string, search: string): boolean => new RegExp(searchRegex(search), 'u').test(text);

it.each<[search: string, text: string]>([
  ['елка', 'Ёлка'],
  ['ёлка', 'елка'],
  ['ounapuu', 'ÕUNAPUU'],
  ['õunapuu', 'ounapuu'],
  ['skunis', 'šķūnis'],
  ['strasse', 'STRAẞE'],
  ['straße', 'strasse'],
  ['coeur', 'cœur'],
  ['ｶﾞｯｺｳ', 'がっこう'],
  ['がっこう', 'ｶﾞｯｺｳ'],
  ['a+b', 'Ä+B'],
  ['[c]', '[ç]'],
  ['c:\\k', 'C:\\K'],
])('%s finds %s', (search, text) => expect(isIn(text, search)).toBe(true));

it.each<[search: string, text: string]>([
  ['かな', 'がな'],
  ['a.b', 'acb'],
  ['oun', 'aun'],
])('%s does not find %s', (search, text) => expect(isIn(text, search)).toBe(false));
