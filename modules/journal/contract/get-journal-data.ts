import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Day, Id, nullable } from '#platform/contract/shapes.ts';
import { JournalParams, JournalRow, LessonNumber, LessonType } from './shapes.ts';

/** What the lesson dialog knows of a journal (S1 section 3, "Journal data"). */
export const getJournalData = endpoint('GET /journal/:id/data', {
  params: JournalParams,
  answer: Type.Object({
    ...Type.Pick(JournalRow, ['id', 'title', 'icon', 'type', 'class_name', 'is_locked', 'is_point_based']).properties,
    school_id: Id,
    /** A journal of single pupils' own study: a new lesson begins with choosing them. */
    individual: Type.Boolean(),
    /** Whether names are shown with the first name first. */
    name_first: Type.Boolean(),
    /** The types that a lesson may have; empty where the school has none, and then a lesson needs none. */
    lesson_types: Type.Array(LessonType),
    has_uploads: Type.Boolean(),
    has_workplan: Type.Boolean(),
    study_year: Type.Object({ starts_on: Day, ends_on: Day }),
    /** The lessons that are there: one with the same date and number is warned of, not refused. */
    taken: Type.Array(Type.Object({ id: Id, event_date: Day, lesson_number: LessonNumber, title: Type.String() })),
    /** The next lesson: from the timetable, else after the last one. */
    proposal: Type.Object({
      event_date: Day,
      lesson_number: LessonNumber,
      workplan_lesson: nullable(Type.Object({ id: Id, name: Type.String(), description: Type.String() })),
    }),
  }),
  refuses: ['journal_not_found'],
});
