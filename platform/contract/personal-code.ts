import { isDay } from './dates.ts';

const FIRST_WEIGHTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 1];
const SECOND_WEIGHTS = [3, 4, 5, 6, 7, 8, 9, 1, 2, 3];

const weighedSum = (digits: readonly number[], weights: readonly number[]): number =>
  digits.reduce((sum, digit, place) => sum + digit * (weights[place] ?? 0), 0) % 11;

/** The eleventh digit of an Estonian code: a second row of weights where the first gives ten, and nought where both do. */
export function estonianCheckDigit(ten: string): number {
  const digits = [...ten].map(Number);
  const first = weighedSum(digits, FIRST_WEIGHTS);
  return first < 10 ? first : weighedSum(digits, SECOND_WEIGHTS) % 10;
}

const ESTONIAN = /^([1-8])(\d{2})(\d{2})(\d{2})\d{4}$/;
const LATVIAN_WITH_BIRTHDAY = /^(\d{2})(\d{2})(\d{2})-([0-2])\d{4}$/;
/** Given out since 1 July 2017: chance alone, no birthday. */
const LATVIAN_WITHOUT_BIRTHDAY = /^3[2-9]\d{4}-\d{5}$/;
/** What other countries write: letters, digits and the marks between them. */
const ELSEWHERE = /^[\dA-Z](?:[-./+]?[\dA-Z]){3,29}$/;

/** A code as it is kept: without spaces, in capitals, with the narrow letters that not every keyboard writes, a Latvian one with its hyphen. */
export function plainPersonalCode(country: string, text: string): string {
  const code = text.normalize('NFKC').replace(/\s/g, '').toUpperCase();
  return country === 'LV' ? code.replace(/^(\d{6})(\d{5})$/, '$1-$2') : code;
}

const dayOf = (year: string, month: string, day: string): string | null => {
  const written = `${year}-${month}-${day}`;
  return isDay(written) ? written : null;
};

/** The birthday that a code tells; null where it tells none, or one that is in no calendar. */
export function birthdayOf(country: string, code: string): string | null {
  if (country === 'EE') {
    const [, lead = '', year = '', month = '', day = ''] = ESTONIAN.exec(code) ?? [];
    return dayOf(`${18 + Math.floor((Number(lead) - 1) / 2)}${year}`, month, day);
  }
  if (country === 'LV') {
    const [, day = '', month = '', year = '', century = ''] = LATVIAN_WITH_BIRTHDAY.exec(code) ?? [];
    return dayOf(`${18 + Number(century)}${year}`, month, day);
  }
  return null;
}

/** The gender that an Estonian code tells; no other code tells it for certain. */
export const genderOf = (country: string, code: string): 'female' | 'male' | null =>
  country !== 'EE' || !ESTONIAN.test(code) ? null : Number(code[0]) % 2 === 1 ? 'male' : 'female';

/**
 * Whether a country may have given out this code, written as `plainPersonalCode` does. Estonia's check digit is the law.
 * Latvia's is published nowhere and newer codes lack it, so that only the form and the birthday are judged.
 */
export function isValidPersonalCode(country: string, code: string): boolean {
  if (country === 'EE')
    return birthdayOf(country, code) !== null && estonianCheckDigit(code.slice(0, 10)) === Number(code[10]);
  if (country === 'LV') return LATVIAN_WITHOUT_BIRTHDAY.test(code) || birthdayOf(country, code) !== null;
  return ELSEWHERE.test(code);
}
