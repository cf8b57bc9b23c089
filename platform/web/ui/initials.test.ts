import { expect, test } from 'vitest';
import { fullName, initialsOf } from './initials.ts';

test.each([
  ['Mari', 'Tamm', 'MT', 'Mari Tamm'],
  ['ülle', 'õunpuu', 'ÜÕ', 'ülle õunpuu'],
  ['Юлия', 'Ёлкина', 'ЮЁ', 'Юлия Ёлкина'],
  ['陽翔', '高橋', '高', '高橋 陽翔'],
  ['👩‍🏫a', 'B', '👩‍🏫B', '👩‍🏫a B'],
  ['Cher', '', 'C', 'Cher'],
  ['E\u0301va', 'O’Hara', 'E\u0301O', 'E\u0301va O’Hara'],
  ['각', '한', '한', '한 각'],
])('%s %s is %s', (firstname, lastname, initials, full) => {
  expect(initialsOf({ firstname, lastname })).toBe(initials);
  expect(fullName({ firstname, lastname })).toBe(full);
});
