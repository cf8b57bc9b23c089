import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';
import { JournalParams, JournalStudent } from './shapes.ts';

/** The pupils of a journal; with a lesson, those of it are selected. */
export const listJournalStudents = endpoint('GET /journal/:id/students', {
  params: JournalParams,
  query: Type.Object({ journal_event_id: Type.Optional(Id) }),
  // Whoever looks at a pupil is noted.
  changes: true,
  answer: Type.Array(JournalStudent),
  refuses: ['journal_not_found', 'error.expand'],
});
