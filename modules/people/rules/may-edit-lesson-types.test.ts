import { expect, it } from 'vitest';
import { mayEditLessonTypes } from './may-edit-lesson-types.ts';

const standard = ['LESSON_TYPES'];

it.each([
  [1, standard, '0123456789', undefined],
  [21, standard, '1', undefined],
  [12, standard, '1', 'lesson_types_locked'],
  [10, standard, '0', undefined],
  [1, [], '0123456789', 'feature_permission_missing'],
])('school %i with %o and the digits %s: %s', (school_id, features, digits, key) => {
  const verdict = mayEditLessonTypes(school_id, features, digits);
  expect(verdict.allowed ? undefined : verdict.key).toBe(key);
});
