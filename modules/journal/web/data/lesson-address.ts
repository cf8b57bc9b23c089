import type { FrameData } from '#platform/contract/frame.ts';
import type { openLesson, SaveVariant } from '../../contract/frame-messages.ts';
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

/** What somebody wants to do with a lesson that was just saved. */
type Saved = { readonly variant: SaveVariant; readonly event_id: number };

const FOLLOWS: readonly SaveVariant[] = ['save_and_add_grades', 'save_and_add_homework'];

/** The address of a journal in which a lesson that was saved elsewhere goes on with its grades or its homework. */
export const followedPath = (journal_id: number, { variant, event_id }: Saved): string =>
  `${journalPath(journal_id)}?${new URLSearchParams({ open: variant, event_id: `${event_id}` })}`;

const eventIn = (query: URLSearchParams): number | null => {
  const event_id = Number(query.get('event_id'));
  return Number.isSafeInteger(event_id) && event_id > 0 ? event_id : null;
};

/** What is to be gone on with; null where an address says nothing of it. */
export function followedIn(query: URLSearchParams): Saved | null {
  const variant = FOLLOWS.find((one) => one === query.get('open'));
  const event_id = eventIn(query);
  return variant && event_id !== null ? { variant, event_id } : null;
}

/** The lesson that an address asks for; null where it asks for none. */
export function lessonAskedIn(query: URLSearchParams): AskedLesson | null {
  const event_id = eventIn(query);
  switch (query.get('open')) {
    case 'new_lesson': {
      const [event_date, lesson_number] = [query.get('event_date') ?? '', query.get('lesson_number') ?? ''];
      return { ...NEW_LESSON, event_date, lesson_number };
    }
    case 'edit_lesson':
      return event_id !== null ? { ...NEW_LESSON, view: 'edit_lesson', event_id } : null;
    default:
      return null;
  }
}
