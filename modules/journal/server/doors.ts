import type { Actor } from '#platform/server/actor.ts';
import type { Transaction } from '#platform/server/db.ts';
import { findReadable } from './journal-store.ts';
import { studentsOf } from './student-store.ts';

type JournalPlace = {
  readonly school_id: number;
  readonly study_year_id: number;
  readonly class_id: number | null;
};

/** Where a journal belongs that the caller may open; null for one of others, as for one that does not exist. */
export async function journalPlace(tx: Transaction, actor: Actor, journal_id: number): Promise<JournalPlace | null> {
  const found = await findReadable(tx, actor, journal_id);
  if (found === undefined) return null;
  const { school_id, study_year_id, class_id } = found.journal;
  return { school_id, study_year_id, class_id };
}

/** Those who are in a journal now, by name. */
export async function pupilsOfJournal(tx: Transaction, journal_id: number): Promise<number[]> {
  return (await studentsOf(tx, journal_id, null)).map(({ student_id }) => student_id);
}
