import { sql } from 'kysely';
import { rows, type Transaction } from '#platform/server/db.ts';
import type { CellContent, CellGround } from '../rules/judge-cell.ts';
import type { JournalFacts } from './journal-store.ts';

export type Column = NonNullable<CellGround['column']> & { readonly id: number; readonly day: string };

/** What stands in a cell, with the row that it has. */
export type CellRow = CellContent & {
  readonly id: number;
  readonly version: number;
  readonly student_id: number;
  readonly event_id: number | null;
  readonly assessment_id: number | null;
  readonly comment_by: number;
};

/** A cell as it is to stand; one without a row gets one. */
export type CellWrite = CellContent & {
  readonly id: number | null;
  readonly student_id: number;
  readonly event_id: number | null;
  readonly assessment_id: number | null;
};

/**
 * Takes hold of columns for a change of their cells, always the lessons before the assessments and the lower id before the
 * higher one, so that two who write never wait for each other. Whoever takes a column away waits, or was faster.
 */
export async function holdColumns(
  tx: Transaction,
  { id }: JournalFacts,
  event_ids: readonly number[],
  assessment_ids: readonly number[],
): Promise<Column[]> {
  const [events, works] = [[...event_ids], [...assessment_ids]];
  await rows(
    tx,
    sql`
      select from journal.event where journal_id = ${id} and id = any(${events}::int[]) order by id for no key update`,
  );
  await rows(
    tx,
    sql`
      select from journal.assessment where journal_id = ${id} and id = any(${works}::int[]) order by id for no key update`,
  );
  // Read only now: a statement that had to wait for a row would see the rows beside it as they were before.
  const lessons = await rows(
    tx,
    sql<Omit<Column, 'kind'>>`
      select event.id, event.event_date as day, event.max_points::float8 as max_points,
        case when event.individual_lesson then coalesce((
          select json_agg(person_id) from journal.event_student where event_student.event_id = event.id), '[]') end as only
      from journal.event
      where event.journal_id = ${id} and event.id = any(${events}::int[]) and event.deleted_at is null`,
  );
  const assessments = await rows(
    tx,
    sql<Omit<Column, 'kind'>>`
      select id, assessed_on as day, max_points::float8 as max_points, null as only from journal.assessment
      where journal_id = ${id} and id = any(${works}::int[]) and deleted_at is null`,
  );
  return [
    ...lessons.map((column) => ({ ...column, kind: 'lesson' as const })),
    ...assessments.map((column) => ({ ...column, kind: 'assessment' as const })),
  ];
}

/** What stands in the columns that were taken hold of: nobody else changes it until the end of the transaction. */
export const cellsIn = (tx: Transaction, columns: readonly Column[]): Promise<CellRow[]> => {
  const idsOf = (kind: Column['kind']) => columns.flatMap((column) => (column.kind === kind ? column.id : []));
  return rows(
    tx,
    sql<CellRow>`
      select id, version, person_id as student_id, event_id, assessment_id, attendance, value, points::float8 as points,
        comment_type, comment, coalesce(comment_by, written_by) as comment_by
      from journal.cell
      where event_id = any(${idsOf('lesson')}::int[]) or assessment_id = any(${idsOf('assessment')}::int[])`,
  );
};

/** Writes cells, and beforehand what stood in them into their log; however many they are, the statements are three. */
export async function writeCells(
  tx: Transaction,
  { id }: JournalFacts,
  cells: readonly CellWrite[],
  writer_id: number,
  now: Date,
): Promise<void> {
  const given = sql`json_to_recordset(${JSON.stringify(cells)}) as given (id int, student_id int, event_id int,
    assessment_id int, attendance text, value text, points numeric, comment_type text, comment text)`;
  await rows(
    tx,
    sql`
      insert into journal.cell_log (cell_id, attendance, value, points, comment_type, comment, written_by, written_at)
      select cell.id, cell.attendance, cell.value, cell.points, cell.comment_type, cell.comment, cell.written_by, cell.written_at
      from journal.cell join ${given} using (id) order by cell.id`,
  );
  await rows(
    tx,
    sql`
      update journal.cell set attendance = given.attendance, value = given.value, points = given.points,
        comment_type = given.comment_type, comment = given.comment,
        -- Whoever writes a grade beside a comment has not written the comment.
        comment_by = case when given.comment is null then null
          when (cell.comment, cell.comment_type) is distinct from (given.comment, given.comment_type) then ${writer_id}::int
          else coalesce(cell.comment_by, cell.written_by) end,
        version = cell.version + 1, written_by = ${writer_id}, written_at = ${now}
      from ${given} where cell.id = given.id`,
  );
  await rows(
    tx,
    sql`
      insert into journal.cell (journal_id, person_id, event_id, assessment_id, attendance, value, points, comment_type,
        comment, comment_by, written_by, written_at)
      select ${id}, given.student_id, given.event_id, given.assessment_id, given.attendance, given.value, given.points,
        given.comment_type, given.comment, case when given.comment is not null then ${writer_id}::int end, ${writer_id}, ${now}
      from ${given} where given.id is null
      order by given.event_id, given.assessment_id, given.student_id`,
  );
}
