import { endpoint } from '#platform/contract/endpoint.ts';
import { EventParams, JournalEvent } from './shapes.ts';

export const getEvent = endpoint('GET /journal/:id/event/:eventId', {
  params: EventParams,
  answer: JournalEvent,
  refuses: ['journal_not_found', 'error.expand'],
});
