/** What a journal is opened with: a new lesson at once, or nothing. */
export const journalPath = (id: number, opening?: 'new_lesson'): string =>
  opening ? `/journal/${id}?open=${opening}` : `/journal/${id}`;

/** The list, from which one chooses the journal for a new lesson. */
export const CHOOSE_FOR_LESSON = '/journal?open=new_lesson';
