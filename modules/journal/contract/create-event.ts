import { endpoint } from '#platform/contract/endpoint.ts';
import { JournalEvent, JournalParams, WrittenEvent } from './shapes.ts';

/** What may be wrong with a lesson, first those of S1 section 5 in their order. */
export const LESSON_FAULTS = [
  'error.event_title.missing_expand',
  'error.event_title.long_expand',
  'error.event_description.long_expand',
  'error.lesson_number.missing_expand',
  'error.lesson_number.wrong_expand',
  'error.points.missing_expand',
  'error.points.negative_expand',
  'error.points.large_expand',
  'error.date.format',
  'error.date.study_year',
  'error.type.missing_expand',
  'error.individual_lesson.missing_students',
  'error.individual_lesson.unknown_students',
  'error.workplan_lesson.unknown',
] as const;

export const createEvent = endpoint('POST /journal/:id/event', {
  params: JournalParams,
  body: WrittenEvent,
  answer: JournalEvent,
  refuses: ['journal_not_found', 'journal_locked', ...LESSON_FAULTS, 'lesson_types_closed'],
});
