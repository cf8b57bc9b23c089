import type { ErrorList } from '#platform/contract/errors.ts';

/** The keys of S1 section 5 and S3 section 8 letter for letter, and those that they have no word for. */
export const errors = {
  'error.event_title.missing_expand': 400,
  'error.event_title.long_expand': 400,
  'error.event_description.long_expand': 400,
  'error.lesson_number.missing_expand': 400,
  'error.lesson_number.wrong_expand': 400,
  'error.points.missing_expand': 400,
  'error.points.negative_expand': 400,
  'error.points.large_expand': 400,
  'error.date.format': 400,
  'error.date.study_year': 400,
  'error.type.missing_expand': 400,
  'error.individual_lesson.missing_students': 400,
  'error.individual_lesson.unknown_students': 400,
  'error.workplan_lesson.unknown': 400,
  'error.expand': 404,
  has_linked_grades: 409,
  has_linked_absences: 409,
  journal_not_found: 404,
  journal_locked: 409,
  lesson_saved_meanwhile: 409,
} as const satisfies ErrorList;
