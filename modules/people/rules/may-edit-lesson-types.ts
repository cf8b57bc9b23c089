import { allow, refuse, type Verdict } from '#platform/contract/verdict.ts';

/** Lesson types need the package feature, and a school whose id ends in a digit of the configured list (S1 section 6). */
export function mayEditLessonTypes(
  school_id: number,
  features: readonly string[],
  digits: string,
): Verdict<'feature_permission_missing' | 'lesson_types_locked'> {
  if (!features.includes('LESSON_TYPES')) return refuse('feature_permission_missing');
  return digits.includes(String(school_id % 10)) ? allow : refuse('lesson_types_locked');
}
