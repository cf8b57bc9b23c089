import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { LESSON_FAULTS } from './create-event.ts';
import { EventParams, JournalEvent, WrittenEvent } from './shapes.ts';

export const saveEvent = endpoint('POST /journal/:id/event/:eventId', {
  params: EventParams,
  body: Type.Object({
    ...WrittenEvent.properties,
    /** The version that the writer saw. Where it is another now, somebody was faster and nothing is written. */
    since: Type.Optional(Type.Integer({ minimum: 1 })),
  }),
  answer: JournalEvent,
  refuses: [
    'journal_not_found',
    'journal_locked',
    ...LESSON_FAULTS,
    'lesson_types_closed',
    'error.expand',
    // Points that were given already would lie above a smaller maximum.
    'points_above_max',
    'lesson_saved_meanwhile',
    'has_linked_grades',
    'has_linked_absences',
    'has_linked_comments',
  ],
});
