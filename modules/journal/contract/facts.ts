import { Type } from 'typebox';
import { fact } from '#platform/contract/fact.ts';
import { Id } from '#platform/contract/shapes.ts';

/** A journal or something in it is another, for those who read it: `journal-readers:<journal>`. */
export const journalChanged = fact('journal.journal_changed', Type.Object({ journal_id: Id }));
/** A column and how new it is: the versions of its cells together, which only grow. */
const FreshColumn = Type.Object({ id: Id, version: Type.Integer() });
/** Somebody wrote into cells and changed nothing else of a journal; for those who read it, as above. */
export const cellsWritten = fact(
  'journal.cells_written',
  Type.Object({ journal_id: Id, lessons: Type.Array(FreshColumn), assessments: Type.Array(FreshColumn) }),
);
/** What pupils and families see of a journal is another: `journal-families:<journal>`. */
export const diaryChanged = fact('journal.diary_changed', Type.Object({ journal_id: Id }));
/** A whiteboard is another: for all who read it where the item is or was shared, `whiteboard-readers:<school>`. */
export const whiteboardChanged = fact('journal.whiteboard_changed', Type.Object({ school_id: Id }));
/** Credit ranges are others, for those who keep them and for whoever sees a result that they give a value: `school:<school>`. */
export const creditRangesChanged = fact('journal.credit_ranges_changed', Type.Object({ school_id: Id }));
/** Workplans, or which journals follow them, are others, for those who may read them: `workplan-readers:<school>` where they are shared. */
export const workplansChanged = fact('journal.workplans_changed', Type.Object({ school_id: Id }));
/** Days without lessons are others, for everybody who expects lessons on them: `school:<school>`. */
export const freeDaysChanged = fact('journal.free_days_changed', Type.Object({ school_id: Id }));
/** Somebody was reported absent, or is not any more: for the family (`journal-family:<person>`) and `absence-readers:<school>`. */
export const absencesChanged = fact('journal.absences_changed', Type.Object({ school_id: Id }));
