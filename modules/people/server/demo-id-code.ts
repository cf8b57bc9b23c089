import { estonianCheckDigit } from '#platform/contract/personal-code.ts';

export type Gender = 'female' | 'male';

/** An Estonian personal code: century and gender, birthday, a number of the day, a check digit. */
export function estonianIdCode(birthday: string, gender: Gender, serial: number): string {
  const century = Math.floor(Number(birthday.slice(0, 4)) / 100) - 18;
  const lead = 2 * century + (gender === 'male' ? 1 : 2);
  const ten = `${lead}${birthday.slice(2).replaceAll('-', '')}${String(serial).padStart(3, '0')}`;
  return `${ten}${estonianCheckDigit(ten)}`;
}

const LATVIAN_WEIGHTS = [1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** A Latvian personal code as those born before July 2017 have it: birthday, century, a number of the day, a check digit. */
export function latvianIdCode(birthday: string, serial: number): string {
  const [year = '', month = '', day = ''] = birthday.split('-');
  const century = Math.floor(Number(year) / 100) - 18;
  const ten = `${day}${month}${year.slice(2)}${century}${String(serial).padStart(3, '0')}`;
  const sum = [...ten].reduce((total, digit, place) => total + Number(digit) * (LATVIAN_WEIGHTS[place] ?? 0), 0);
  return `${ten.slice(0, 6)}-${ten.slice(6)}${((1101 - sum) % 11) % 10}`;
}
