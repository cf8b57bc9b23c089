import { expect, test } from 'vitest';
import { estonianIdCode, latvianIdCode } from './demo-id-code.ts';

test.each([
  ['1976-05-03', 'male', 29, '37605030299'],
  ['2000-01-01', 'female', 990, '60001019906'],
  ['2000-01-02', 'male', 999, '50001029996'],
  ['1903-03-03', 'male', 991, '30303039914'],
] as const)('born on %s, %s, number %i of the day: %s', (birthday, gender, serial, code) => {
  expect(estonianIdCode(birthday, gender, serial)).toBe(code);
});

test.each([
  [5, 4],
  [54, 0],
  [91, 0],
])('where the first weights give ten, the second decide: number %i ends in %i', (serial, digit) => {
  expect(estonianIdCode('1990-06-15', 'female', serial).slice(-1)).toBe(String(digit));
});

test.each([
  ['1905-04-05', 0, '050405-10009'],
  ['1904-04-04', 0, '040404-10003'],
  ['1975-11-16', 999, '161175-19997'],
])('a Latvian born on %s, number %i of the day: %s', (birthday, serial, code) => {
  expect(latvianIdCode(birthday, serial)).toBe(code);
});
