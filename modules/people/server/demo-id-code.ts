import { estonianCheckDigit } from '#platform/contract/personal-code.ts';

export type Gender = 'female' | 'male';

/** An Estonian personal code: century and gender, birthday, a number of the day, a check digit. */
export function estonianIdCode(birthday: string, gender: Gender, serial: number): string {
  const century = Math.floor(Number(birthday.slice(0, 4)) / 100) - 18;
  const lead = 2 * century + (gender === 'male' ? 1 : 2);
  const ten = `${lead}${birthday.slice(2).replaceAll('-', '')}${String(serial).padStart(3, '0')}`;
  return `${ten}${estonianCheckDigit(ten)}`;
}
