/** What a journal is opened with: a new lesson at once, or nothing. */
export const journalPath = (id: number, opening?: 'new_lesson'): string =>
  opening ? `/journal/${id}?open=${opening}` : `/journal/${id}`;

/** The list, from which one chooses the journal for a new lesson. */
export const CHOOSE_FOR_LESSON = '/journal?open=new_lesson';

/** The page of a journal's lesson dialog, which host pages frame. */
export const lessonDialogPath = (school_id: number, journal_id: number): string =>
  `/teacher-modal/school/${school_id}/journal/${journal_id}`;

/** The id that a part of an address names; null where it names none. */
export const idIn = (part: string | undefined): number | null =>
  /^[1-9]\d{0,8}$/.test(part ?? '') ? Number(part) : null;
