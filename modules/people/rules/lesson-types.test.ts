import { expect, it } from 'vitest';
import { judgeLessonTypes } from './lesson-types.ts';

it.each([
  [[], 'lesson_types_required'],
  [['regular'], undefined],
  [['regular', 'guest'], undefined],
])('a school with the lesson types %j: %s', (lesson_types, key) => {
  const verdict = judgeLessonTypes(lesson_types);
  expect(verdict.allowed ? undefined : verdict.key).toBe(key);
});
