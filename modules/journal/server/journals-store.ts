import { type RawBuilder, sql } from 'kysely';
import { className, isCalled, userJson } from '#modules/people/server/doors.ts';
import type { Actor, SchoolScope } from '#platform/server/actor.ts';
import { oneRow, rows, type Transaction } from '#platform/server/db.ts';
import { JOURNALS_PAGE } from '../contract/limits.ts';
import type { JournalRow } from '../contract/shapes.ts';
import { journalColumns, teachersJson } from './journal-store.ts';
import { missingCount } from './timetable-store.ts';

/** What a list shows of a journal. */
const rowColumns = (today: string) => sql`
  ${journalColumns}, ${teachersJson} as teachers,
  (select count(*)::int from journal.student where student.journal_id = journal.id and student.left_on is null) as student_count,
  ${missingCount(today)} as missing_count`;

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

const isTaughtBy = ({ user_id }: Actor, study_year_id: number) => sql`
  journal.study_year_id = ${study_year_id}
  and exists (select from journal.teacher where teacher.journal_id = journal.id and teacher.person_id = ${user_id})`;

/** The journals of a study year in which the caller teaches, open ones first. */
export const journalsTaught = (
  tx: Transaction,
  actor: Actor,
  study_year_id: number,
  today: string,
): Promise<JournalRow[]> => listed(tx, today, isTaughtBy(actor, study_year_id));

/** Those of them in which lessons are missing. */
export const journalsBehind = (
  tx: Transaction,
  actor: Actor,
  study_year_id: number,
  today: string,
): Promise<Pick<JournalRow, 'id' | 'missing_count'>[]> =>
  rows(
    tx,
    sql<Pick<JournalRow, 'id' | 'missing_count'>>`
      select counted.id, counted.missing_count from (
        select journal.id, ${missingCount(today)} as missing_count from journal.journal
        where ${isTaughtBy(actor, study_year_id)}) counted
      where counted.missing_count > 0 order by counted.id`,
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
