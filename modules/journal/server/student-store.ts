import { sql } from 'kysely';
import { byName, userJson } from '#modules/people/server/doors.ts';
import { rows, type Transaction } from '#platform/server/db.ts';
import type { JournalStudent } from '../contract/shapes.ts';
import { schoolOf } from './journal-store.ts';

/** Those who are in a journal now, by name; those of a lesson are selected, also where they have left since. */
export const studentsOf = (tx: Transaction, journal_id: number, event_id: number | null): Promise<JournalStudent[]> =>
  rows(
    tx,
    sql<JournalStudent>`
      select listed.student_id, listed.one->>'firstname' as name, listed.one->>'lastname' as surname, listed.selected
      from (
        select student.person_id as student_id, ${userJson(sql.ref('student.person_id'))} as one, student.left_on,
          exists (select from journal.event_student
            where event_student.event_id = ${event_id} and event_student.person_id = student.person_id) as selected
        from journal.student where student.journal_id = ${journal_id}) listed
      where listed.left_on is null or listed.selected
      order by ${byName(sql.ref('listed.student_id'), schoolOf(journal_id))}, listed.student_id`,
  );

/** When some people came to a journal and left it. */
export const placesAmong = (
  tx: Transaction,
  journal_id: number,
  person_ids: readonly number[],
): Promise<{ person_id: number; joined_on: string; left_on: string | null }[]> =>
  rows(
    tx,
    sql<{ person_id: number; joined_on: string; left_on: string | null }>`
      select person_id, joined_on, left_on from journal.student
      where journal_id = ${journal_id} and person_id = any(${[...person_ids]}::int[])`,
  );

/** Those of some people who are in a journal now. */
export async function studentsAmong(
  tx: Transaction,
  journal_id: number,
  person_ids: readonly number[],
): Promise<number[]> {
  const found = await rows(
    tx,
    sql<{ person_id: number }>`
      select person_id from journal.student
      where journal_id = ${journal_id} and person_id = any(${[...person_ids]}::int[]) and left_on is null`,
  );
  return found.map(({ person_id }) => person_id);
}
