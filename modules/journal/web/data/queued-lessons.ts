import { mayHaveHappened } from '#platform/web/data/attempt.ts';
import { CallError } from '#platform/web/data/call-error.ts';
import type { JournalEvent } from '../../contract/shapes.ts';
import { keptLessons, keyOfLesson, type LessonState, type QueuedLesson } from './kept-lesson.ts';
import { readLessonDate } from './lesson-date.ts';
import { draftOf, isSameDraft, withoutFilesOf } from './lesson-draft.ts';
import { sendLesson } from './send-lesson.ts';

/** A dialog that is open tries more often than this, and its lesson is left to it. */
const LEFT_ALONE_MS = 15_000;

/** Asked too often: nothing is wrong with the lesson. */
const TOO_MANY = 429;

/** What the server says of a lesson that is not there any more. */
const GONE = 'error.expand';

/** Whether a lesson waits for somebody to send it: not too old, of the school in which its writer is, without a dialog. */
export const isToSend = ({ state: { unsent }, at }: QueuedLesson, school_id: number | null, now: number): boolean =>
  unsent !== null && unsent.school_id === school_id && now - at > LEFT_ALONE_MS;

/** Whether a lesson was to be saved and never will be by itself. */
export const isStuck = ({ state }: QueuedLesson): boolean => state.unsent === null;

/** What is left to keep of a lesson after its save: what was typed after that, now as a change of what is saved. */
function leftOf(state: LessonState, event: JournalEvent): LessonState | null {
  if (state.unsent === null || isSameDraft(state.draft, state.unsent.draft)) return null;
  return { ...state, unsent: null, event_id: event.id, since: event.version, base: draftOf(event) };
}

/** Sends a lesson that waits, under its key. What is refused stays kept, as a text that its writer has to look at. */
export async function sendQueued({
  key,
  person_id,
  journal_id,
  state,
}: QueuedLesson): Promise<'saved' | 'unheard' | CallError> {
  const { unsent } = state;
  if (unsent === null) return 'unheard';
  /** The lesson that it was to change is deleted and cannot be opened: it becomes a new one of that day and number. */
  const moveToNew = (kept: LessonState): null => {
    const { event_date, lesson_number } = kept.draft;
    const slot = { event_id: 0, event_date: readLessonDate(event_date), lesson_number };
    const draft = withoutFilesOf(kept.draft, kept.base);
    const anew = { ...kept, draft, event_id: null, since: null, unsent: null };
    keptLessons.write(keyOfLesson(person_id, journal_id, slot), anew, Date.now());
    return null;
  };
  /** What is kept of it now; a dialog may have been quicker. */
  const settle = (next: (kept: LessonState) => LessonState | null) => {
    const kept = keptLessons.read(key, Date.now());
    if (kept?.unsent?.key === unsent.key) keptLessons.write(key, next(kept), Date.now());
  };
  try {
    const event = await sendLesson(journal_id, unsent, { background: true });
    settle((kept) => leftOf(kept, event));
    return 'saved';
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (mayHaveHappened(error) || error.unauthorized || error.status === TOO_MANY) return 'unheard';
    settle((kept) => (error.key === GONE ? moveToNew(kept) : { ...kept, unsent: null }));
    return error;
  }
}
