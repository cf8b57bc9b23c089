import type { drawAbsences } from './demo-around.ts';
import type { drawAssessments } from './demo-assessments.ts';
import type { Drawn } from './demo-cells.ts';
import type { drawHomework } from './demo-homework.ts';
import type { Journal, LessonRow } from './demo-lessons.ts';

type Student = { journal_id: number; person_id: number; joined_on: string; left_on: string | null };

/** Empty tables of the journal, in the order in which they can be filled. */
export const openTables = () => ({
  journal: [] as object[],
  teacher: [] as { journal_id: number; person_id: number }[],
  student: [] as Student[],
  timetable_slot: [] as object[],
  free_days: [] as object[],
  event: [] as LessonRow[],
  event_student: [] as { event_id: number; journal_id: number; person_id: number }[],
  assessment: [] as ReturnType<typeof drawAssessments>,
  cell: [] as object[],
  cell_log: [] as object[],
  homework: [] as ReturnType<typeof drawHomework>,
  absence: [] as ReturnType<typeof drawAbsences>,
});

export type Tables = ReturnType<typeof openTables>;

type Column = {
  readonly event_id?: number;
  readonly assessment_id?: number;
  readonly written_at: string;
  /** When those had their second try who took one. */
  readonly bettered_at?: string;
};

/** Puts cells into a column; one that was bettered keeps what stood there first. */
export function fillColumn(
  { cell, cell_log }: Tables,
  { id: journal_id, plan }: Journal,
  { event_id, assessment_id, written_at, bettered_at = written_at }: Column,
  drawn: readonly Drawn[],
): void {
  const written_by = plan.teacher_id;
  for (const { before, person_id, attendance, value, points, comment_type, comment } of drawn) {
    const id = cell.length + 1;
    const now =
      before === undefined
        ? { version: 1, written_by, written_at }
        : { version: 2, written_by, written_at: bettered_at };
    const place = { id, journal_id, person_id, event_id, assessment_id };
    // What is undefined names its column for the table and takes no room on the way there.
    const content = { attendance, value, points, comment_type, comment };
    cell.push({ ...place, ...content, ...now });
    if (before !== undefined) cell_log.push({ cell_id: id, value: before, written_by, written_at });
  }
}
