import { expect, it } from 'vitest';
import { mayEditLessonTypes } from './may-edit-lesson-types.ts';

it.each([
  [1, '0123456789', true],
  [21, '1', true],
  [12, '1', false],
  [10, '0', true],
  [10, '1', false],
])('school %i with the digits %s: %s', (school_id, digits, may) => {
  expect(mayEditLessonTypes(school_id, digits)).toBe(may);
});
