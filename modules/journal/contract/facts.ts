import { Type } from 'typebox';
import { fact } from '#platform/contract/fact.ts';
import { Id } from '#platform/contract/shapes.ts';

/** A journal or something in it is another, for those who read it: `journal-readers:<journal>`. */
export const journalChanged = fact('journal.journal_changed', Type.Object({ journal_id: Id }));
/** What pupils and families see of a journal is another: `journal-families:<journal>`. */
export const diaryChanged = fact('journal.diary_changed', Type.Object({ journal_id: Id }));
