import { call } from '#platform/web/data/call.ts';
import { createEvent } from '../../contract/create-event.ts';
import { saveEvent } from '../../contract/save-event.ts';
import type { JournalEvent } from '../../contract/shapes.ts';
import type { Unsent } from './kept-lesson.ts';

/** Sends a save, for the first time or again: under its key it happens once. */
export function sendLesson(
  journal_id: number,
  { key, event_id, body }: Unsent,
  how: { readonly background?: boolean } = {},
): Promise<JournalEvent> {
  const options = { idempotencyKey: key, inPlace: true, ...how };
  return event_id === null
    ? call(createEvent, { params: { id: journal_id }, body }, options)
    : call(saveEvent, { params: { id: journal_id, eventId: event_id }, body }, options);
}
