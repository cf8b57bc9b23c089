import { frameMessage } from '#platform/contract/frame.ts';
import { idOrNone, oneWord, text } from '#platform/contract/frame-shape.ts';

const LESSON_VIEWS = ['new_lesson', 'edit_lesson', 'select_from_workplan', 'individual_study_lesson'] as const;
export type LessonView = (typeof LESSON_VIEWS)[number];

/** How a lesson was saved: what the person wants to do next, which the host page goes on with (S1 section 2). */
const SAVE_VARIANTS = ['save', 'save_and_add_grades', 'save_and_add_homework'] as const;
export type SaveVariant = (typeof SAVE_VARIANTS)[number];

/**
 * A host page asks for the lesson dialog: the view to begin with, the lesson for `edit_lesson` (0 for a new one), and the
 * day and number where the host knows better than our proposal (empty texts are left to us).
 */
export const openLesson = frameMessage('open_lesson', 'to_frame', {
  view: oneWord(LESSON_VIEWS),
  event_id: idOrNone,
  event_date: text(10),
  lesson_number: text(2),
});
/** The dialog is open, or gone again; `closed` comes exactly once for each that was open. */
export const lessonOpened = frameMessage('lesson_opened', 'to_host', { journal_id: idOrNone, event_id: idOrNone });
export const lessonSaved = frameMessage('lesson_saved', 'to_host', {
  variant: oneWord(SAVE_VARIANTS),
  journal_id: idOrNone,
  event_id: idOrNone,
});
export const lessonClosed = frameMessage('lesson_closed', 'to_host', { journal_id: idOrNone });
