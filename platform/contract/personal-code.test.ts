import { describe, expect, it } from 'vitest';
import { birthdayOf, genderOf, isValidPersonalCode, plainPersonalCode } from './personal-code.ts';

describe('an Estonian code', () => {
  it.each([
    ['60001019906', '2000-01-01', 'female'],
    ['60001017869', '2000-01-01', 'female'],
    ['50001018908', '2000-01-01', 'male'],
    ['38001085718', '1980-01-08', 'male'],
    ['37605030299', '1976-05-03', 'male'],
    // The first row of weights gives ten here, so that the second one counts; below both do, and the digit is nought.
    ['49403130003', '1994-03-13', 'female'],
    ['49403131150', '1994-03-13', 'female'],
  ])('%s is good and tells %s, %s', (code, birthday, gender) => {
    expect(isValidPersonalCode('EE', code)).toBe(true);
    expect(birthdayOf('EE', code)).toBe(birthday);
    expect(genderOf('EE', code)).toBe(gender);
  });

  it.each([
    ['a wrong check digit', '60001019907'],
    ['two digits changed about', '60001091906'],
    ['a day that is in no calendar', '60002309906'],
    ['no century', '00001019906'],
    ['a digit too few', '6000101990'],
    ['a digit too many', '600010199060'],
    ['a letter', '6000101990A'],
    ['nothing', ''],
  ])('with %s is none: %s', (_what, code) => expect(isValidPersonalCode('EE', code)).toBe(false));
});

describe('a Latvian code', () => {
  it.each([
    ['161175-19997', '1975-11-16'],
    ['010111-22341', '2011-01-01'],
    ['321234-56789', null],
    ['390000-00000', null],
  ])('%s is good and tells %s', (code, birthday) => {
    expect(isValidPersonalCode('LV', code)).toBe(true);
    expect(birthdayOf('LV', code)).toBe(birthday);
    expect(genderOf('LV', code)).toBe(null);
  });

  it.each(['310275-12345', '311275-32345', '161175-3999', '16117519997', '310000-12345'])('%s is none', (code) =>
    expect(isValidPersonalCode('LV', code)).toBe(false),
  );
});

it('a code is kept in one form, however it is written', () => {
  expect(plainPersonalCode('EE', ' 600 0101 9906 ')).toBe('60001019906');
  expect(plainPersonalCode('EE', '６０００１０１９９０６')).toBe('60001019906');
  expect(plainPersonalCode('LV', '16117519997')).toBe('161175-19997');
  expect(plainPersonalCode('LV', '161175-19997')).toBe('161175-19997');
  expect(plainPersonalCode('FI', '131052-308t')).toBe('131052-308T');
});

it.each([
  ['FI', '131052-308T', true],
  ['DE', 'L01X00T47', true],
  ['FI', '<b>1</b>', false],
  ['FI', 'ab', false],
  ['FI', 'A'.repeat(31), false],
])('a code of %s, %s, is %s', (country, code, expected) => expect(isValidPersonalCode(country, code)).toBe(expected));
