import { expect, it } from 'vitest';
import { nameSearch } from './name-search.ts';

it.each([
  ['', '11.A: Parents', true],
  ['11.A', '11.A: Parents', true],
  ['11a par', '11.A: Parents', true],
  ['par 11', '11.A: Parents', true],
  ['1b', '11.A: Parents', false],
  ['11 a', '11.A: Parents', true],
  ['11 a', '11.B: Parents', false],
  ['11 p', '11.B: Parents', true],
  ['1 b', '11.B: Parents', true],
  ['護', '11.A: 保護者', true],
  ['opilased', '7.B: Õpilased', true],
  ['ÕPI', '7.B: Õpilased', true],
  ['lehrkrafte', 'Alle Lehrkräfte', true],
  ['родит', '5.В: Родители', true],
  ['a)', '11.A: Parents', true],
  ['...', '11.A: Parents', true],
  ['nobody', '11.A: Parents', false],
])('“%s” and “%s”: %s', (search, name, isFound) => {
  expect(nameSearch(search)(name)).toBe(isFound);
});
