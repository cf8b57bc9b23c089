import { sql } from 'kysely';
import { runningYear } from '#modules/people/server/doors.ts';
import type { Announce } from '#platform/server/announce.ts';
import { rows, type Transaction } from '#platform/server/db.ts';
import { absencesChanged, journalChanged } from '../contract/facts.ts';
import type { DiaryOwner } from './pupil-store.ts';

/** An absence is news to the family, to those who look after who is away, and in the pupil's journals of the running year. */
export async function tellAbsence(
  tx: Transaction,
  announce: Announce,
  { id, school_id }: Pick<DiaryOwner, 'id' | 'school_id'>,
  now: Date,
): Promise<void> {
  for (const name of [`journal-family:${id}`, `absence-readers:${school_id}`])
    await announce(absencesChanged, { school_id }, { name });
  const study_year_id = await runningYear(tx, school_id, now);
  const journals = await rows(
    tx,
    sql<{ journal_id: number }>`
      select student.journal_id from journal.student join journal.journal on journal.id = student.journal_id
      where student.person_id = ${id} and student.left_on is null and journal.study_year_id = ${study_year_id}
      order by 1`,
  );
  for (const { journal_id } of journals)
    await announce(journalChanged, { journal_id }, { name: `journal-readers:${journal_id}` });
}
