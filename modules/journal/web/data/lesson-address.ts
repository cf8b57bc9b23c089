import type { FrameData } from '#platform/contract/frame.ts';
import type { openLesson } from '../../contract/frame-messages.ts';
import { journalPath } from './journal-address.ts';

/** The lesson that is to be opened: a new one, perhaps on a day and with a number, or one that exists. */
export type AskedLesson = FrameData<typeof openLesson>;

export const NEW_LESSON: AskedLesson = { view: 'new_lesson', event_id: 0, event_date: '', lesson_number: '' };

type Asked = Omit<AskedLesson, 'view'>;

/** How an address asks for a lesson. */
export function lessonQuery({ event_id, event_date, lesson_number }: Asked): URLSearchParams {
  if (event_id > 0) return new URLSearchParams({ open: 'edit_lesson', event_id: `${event_id}` });
  return new URLSearchParams({ open: 'new_lesson', ...(event_date !== '' && { event_date, lesson_number }) });
}

/** The address of a journal that opens one of its lessons at once. */
export const lessonPath = (journal_id: number, asked: Asked): string =>
  `${journalPath(journal_id)}?${lessonQuery(asked)}`;

/** The lesson that an address asks for; null where it asks for none. */
export function lessonAskedIn(query: URLSearchParams): AskedLesson | null {
  const event_id = Number(query.get('event_id'));
  switch (query.get('open')) {
    case 'new_lesson': {
      const [event_date, lesson_number] = [query.get('event_date') ?? '', query.get('lesson_number') ?? ''];
      return { ...NEW_LESSON, event_date, lesson_number };
    }
    case 'edit_lesson':
      return Number.isSafeInteger(event_id) && event_id > 0 ? { ...NEW_LESSON, view: 'edit_lesson', event_id } : null;
    default:
      return null;
  }
}
