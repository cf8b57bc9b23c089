export type Gender = 'female' | 'male';

const FIRST_WEIGHTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 1];
const SECOND_WEIGHTS = [3, 4, 5, 6, 7, 8, 9, 1, 2, 3];

const weighedSum = (digits: readonly number[], weights: readonly number[]): number =>
  digits.reduce((sum, digit, place) => sum + digit * (weights[place] ?? 0), 0) % 11;

/** The eleventh digit: a second row of weights where the first gives ten, and nought where both do. */
function checkDigit(ten: string): number {
  const digits = [...ten].map(Number);
  const first = weighedSum(digits, FIRST_WEIGHTS);
  return first < 10 ? first : weighedSum(digits, SECOND_WEIGHTS) % 10;
}

/** An Estonian personal code: century and gender, birthday, a number of the day, a check digit. */
export function estonianIdCode(birthday: string, gender: Gender, serial: number): string {
  const century = Math.floor(Number(birthday.slice(0, 4)) / 100) - 18;
  const lead = 2 * century + (gender === 'male' ? 1 : 2);
  const ten = `${lead}${birthday.slice(2).replaceAll('-', '')}${String(serial).padStart(3, '0')}`;
  return `${ten}${checkDigit(ten)}`;
}
