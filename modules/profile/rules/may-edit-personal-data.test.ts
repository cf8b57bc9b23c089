import { expect, it } from 'vitest';
import { mayEdit, maySetIdCode } from './may-edit-personal-data.ts';

it.each([
  [false, ['firstname', 'city', 'dietary_preferences'], true],
  [true, ['dietary_preferences'], true],
  [true, ['dietary_preferences', 'city'], false],
  [true, ['birthday'], false],
])('a student (%s) who changes %j: %s', (is_student, fields, allowed) =>
  expect(mayEdit(is_student, fields).allowed).toBe(allowed),
);

it.each([
  [false, null, undefined],
  [false, '60001019906', 'id_code_locked'],
  [true, null, 'personal_data_locked'],
])('a student (%s) with the code %s sets one: %s', (is_student, id_code, key) => {
  const verdict = maySetIdCode(is_student, id_code);
  expect(verdict.allowed ? undefined : verdict.key).toBe(key);
});
