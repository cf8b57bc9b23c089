import { dayAt, lessonTypesOf, studyYear } from '#modules/people/server/doors.ts';
import { lessonTypeId } from '#platform/contract/lesson-types.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Transaction } from '#platform/server/db.ts';
import type { JournalFacts } from './journal-store.ts';

export type Ground = {
  readonly is_point_based: boolean;
  readonly type_ids: readonly number[];
  readonly study_year: { starts_on: string; ends_on: string };
};

/** The study year of a journal, in which everything of it lies. */
export async function yearOf(tx: Transaction, { study_year_id }: JournalFacts): Promise<Ground['study_year']> {
  const study_year = await studyYear(tx, study_year_id);
  if (study_year === undefined) throw new Error(`there is no study year ${study_year_id}`);
  return study_year;
}

/** What of a journal and its school lessons are judged by. */
export async function groundOf(tx: Transaction, actor: Actor, journal: JournalFacts, digits: string): Promise<Ground> {
  const { school_id, is_point_based } = journal;
  const study_year = await yearOf(tx, journal);
  const types = await lessonTypesOf(tx, { school_id, features: actor.role?.features ?? [] }, digits);
  return { is_point_based, type_ids: types.map(lessonTypeId), study_year };
}

/** The calendar day of a journal's school. */
export const todayOf = (tx: Transaction, { school_id }: JournalFacts, now: Date): Promise<string> =>
  dayAt(tx, school_id, now);
