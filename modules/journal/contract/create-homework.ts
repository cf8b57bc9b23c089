import { type Static, Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id, nullable } from '#platform/contract/shapes.ts';
import { Homework, JournalParams } from './shapes.ts';

export const WrittenHomework = Type.Object({
  description: Type.Optional(Type.Unknown()),
  due_on: Type.Optional(Type.Unknown()),
  due_lesson_number: Type.Optional(Type.Unknown()),
  /** The lesson in which it was given. */
  event_id: Type.Optional(nullable(Id)),
});
export type WrittenHomework = Static<typeof WrittenHomework>;

export const HOMEWORK_FAULTS = [
  'homework_description_required',
  'error.event_description.long_expand',
  'error.date.format',
  'error.date.study_year',
  'error.lesson_number.wrong_expand',
  'error.expand',
  'homework_due_before_lesson',
] as const;

export const createHomework = endpoint('POST /journal/:id/homework', {
  params: JournalParams,
  body: WrittenHomework,
  answer: Homework,
  refuses: ['journal_not_found', 'journal_locked', ...HOMEWORK_FAULTS],
});
