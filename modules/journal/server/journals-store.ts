import { type RawBuilder, sql } from 'kysely';
import { className, isCalled, userJson } from '#modules/people/server/doors.ts';
import type { Actor, SchoolScope } from '#platform/server/actor.ts';
import { oneRow, rows, type Transaction } from '#platform/server/db.ts';
import { JOURNALS_PAGE } from '../contract/limits.ts';
import type { JournalRow } from '../contract/shapes.ts';
import { journalColumns, teachersJson } from './journal-store.ts';
import { plannedOpen } from './timetable-store.ts';

/** What a list shows of a journal: lessons before today that the timetable has and the journal has not are missing. */
const rowColumns = (today: string) => sql`
  ${journalColumns}, ${teachersJson} as teachers,
  (select count(*)::int from journal.student where student.journal_id = journal.id and student.left_on is null) as student_count,
  case when journal.locked_at is not null then 0 else (
    select count(*)::int from (${plannedOpen('journal', sql`slot.valid_from`, sql`${today}::date - 1`)}) open) end as missing_count`;

const listed = (
  tx: Transaction,
  today: string,
  which: RawBuilder<unknown>,
  part: RawBuilder<unknown> = sql``,
): Promise<JournalRow[]> =>
  rows(
    tx,
    sql<JournalRow>`
      select ${rowColumns(today)} from journal.journal where ${which}
      order by journal.locked_at is not null, journal.title collate "und-x-icu", journal.class_id, journal.id ${part}`,
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

/** The name by which a journal is looked for: its title, its class, and those who teach in it. */
const soughtName = sql`concat_ws(' ', journal.title, ${className(sql.ref('journal.class_id'))}, (
  select string_agg(named.one->>'firstname' || ' ' || (named.one->>'lastname'), ' ')
  from (select ${userJson(sql.ref('teacher.person_id'))} as one
    from journal.teacher where teacher.journal_id = journal.id) named))`;

type Sought = {
  readonly study_year_id: number;
  readonly search: string;
  readonly page: number;
  /** All journals of the school, or those of a class and the caller's own. */
  readonly keeps: boolean;
  readonly class_id: number | null;
};

/** A page of the journals of a school, and how many there are. */
export async function journalsOfSchool(
  tx: Transaction,
  school: SchoolScope,
  { study_year_id, search, page, class_id, keeps }: Sought,
  today: string,
): Promise<{ journals: JournalRow[]; total: number }> {
  const isOwn = sql`(journal.class_id = ${class_id}::int or exists (select from journal.teacher
    where teacher.journal_id = journal.id and teacher.person_id = ${school.actor.user_id}))`;
  const which = sql`
    journal.school_id = ${school.school_id} and journal.study_year_id = ${study_year_id}
    and ${keeps ? sql`true` : isOwn} and ${isCalled(soughtName, search)}`;
  const part = sql`limit ${JOURNALS_PAGE} offset ${(page - 1) * JOURNALS_PAGE}`;
  const { total } = await oneRow(
    tx,
    sql<{ total: number }>`select count(*) as total from journal.journal where ${which}`,
  );
  return { journals: await listed(tx, today, which, part), total };
}

/** One journal as a list shows it. */
export async function journalRow(tx: Transaction, journal_id: number, today: string): Promise<JournalRow> {
  const [row] = await listed(tx, today, sql`journal.id = ${journal_id}`);
  if (row === undefined) throw new Error(`there is no journal ${journal_id}`);
  return row;
}
