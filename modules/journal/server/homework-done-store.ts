import { sql } from 'kysely';
import { firstRow, rows, type Transaction } from '#platform/server/db.ts';
import type { DiaryOwner } from './pupil-store.ts';
import { isHomeworkFor, wasThere } from './reach-store.ts';

/** The journal of homework that a pupil has; undefined for that of others. */
export async function journalOfHomework(
  tx: Transaction,
  { id, school_id }: DiaryOwner,
  homework_id: number,
): Promise<number | undefined> {
  const found = await firstRow(
    tx,
    sql<{ journal_id: number }>`
      select homework.journal_id from journal.homework
      join journal.journal on journal.id = homework.journal_id and journal.school_id = ${school_id}
      join journal.student on student.journal_id = journal.id and student.person_id = ${id}
      where homework.id = ${homework_id} and homework.deleted_at is null
        and ${wasThere(sql.ref('homework.due_on'))} and ${isHomeworkFor(id)}`,
  );
  return found?.journal_id;
}

/** Writes a tick, or takes it away; twice is like once. */
export const writeDone = (
  tx: Transaction,
  { id }: DiaryOwner,
  homework_id: number,
  is_done: boolean,
  now: Date,
): Promise<unknown> =>
  rows(
    tx,
    is_done
      ? sql`insert into journal.homework_done (homework_id, person_id, done_at) values (${homework_id}, ${id}, ${now})
            on conflict do nothing`
      : sql`delete from journal.homework_done where homework_id = ${homework_id} and person_id = ${id}`,
  );
