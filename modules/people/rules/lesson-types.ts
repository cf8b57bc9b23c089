import { allow, refuse, type Verdict } from '#platform/contract/verdict.ts';

/** A lesson needs a type, so that a school with none could enter no lesson. */
export const judgeLessonTypes = (lesson_types: readonly unknown[]): Verdict<'lesson_types_required'> =>
  lesson_types.length > 0 ? allow : refuse('lesson_types_required');
