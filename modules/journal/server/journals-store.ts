import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#platform/server/actor.ts';
import { rows, type Transaction } from '#platform/server/db.ts';
import type { JournalRow } from '../contract/shapes.ts';
import { journalColumns, teachersJson } from './journal-store.ts';
import { plannedOpen } from './timetable-store.ts';

/** What a list shows of a journal: lessons before today that the timetable has and the journal has not are missing. */
const rowColumns = (today: string) => sql`
  ${journalColumns}, ${teachersJson} as teachers,
  (select count(*)::int from journal.student where student.journal_id = journal.id and student.left_on is null) as student_count,
  case when journal.locked_at is not null then 0 else (
    select count(*)::int from (${plannedOpen('journal', sql`slot.valid_from`, sql`${today}::date - 1`)}) open) end as missing_count`;

const listed = (tx: Transaction, today: string, which: RawBuilder<unknown>): Promise<JournalRow[]> =>
  rows(
    tx,
    sql<JournalRow>`
      select ${rowColumns(today)} from journal.journal where ${which}
      order by journal.locked_at is not null, journal.title collate "und-x-icu", journal.id`,
  );

/** The journals of a study year in which the caller teaches, open ones first. */
export const journalsTaught = (
  tx: Transaction,
  actor: Actor,
  study_year_id: number,
  today: string,
): Promise<JournalRow[]> =>
  listed(
    tx,
    today,
    sql`journal.study_year_id = ${study_year_id}
      and exists (select from journal.teacher where teacher.journal_id = journal.id and teacher.person_id = ${actor.user_id})`,
  );

/** One journal as a list shows it. */
export async function journalRow(tx: Transaction, journal_id: number, today: string): Promise<JournalRow> {
  const [row] = await listed(tx, today, sql`journal.id = ${journal_id}`);
  if (row === undefined) throw new Error(`there is no journal ${journal_id}`);
  return row;
}
