import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { EventParams } from './shapes.ts';

/** Takes a lesson away that has no grades, absences or comments (S3 section 8). */
export const deleteEvent = endpoint('DELETE /journal/:id/event/:eventId', {
  params: EventParams,
  answer: Type.Null(),
  refuses: [
    'journal_not_found',
    'journal_locked',
    'error.expand',
    'has_linked_grades',
    'has_linked_absences',
    'has_linked_comments',
  ],
});
