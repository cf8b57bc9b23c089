import { type RawBuilder, sql } from 'kysely';
import { dayAt, lastPupilDay, pupilIdsOf, pupilsOfSchool, runningYear } from '#modules/people/server/doors.ts';
import type { Announce } from '#platform/server/announce.ts';
import { rows, type Transaction } from '#platform/server/db.ts';
import { shiftedDay } from '../rules/shifted-day.ts';
import { tellJournal } from './telling-store.ts';

/**
 * Whoever moves a pupil and whoever gives a journal its class go one after the other within a school, or each would miss
 * what the other is about to write; many pupils may move at once.
 */
const holdRoster = (tx: Transaction, school_id: number, mode: 'pupil' | 'everybody'): Promise<unknown> =>
  rows(
    tx,
    mode === 'pupil'
      ? sql`select pg_advisory_xact_lock_shared(hashtext('journal.roster'), ${school_id})`
      : sql`select pg_advisory_xact_lock(hashtext('journal.roster'), ${school_id})`,
  );

/**
 * Whoever comes back is in it as if never away: the lessons, the homework and the files of the time before stay theirs,
 * and a grade that was forgotten then can still be given.
 */
const comingBack = sql`
  on conflict (journal_id, person_id) do update set left_on = null, left_with_school = false where student.left_on is not null`;

/** Who is in a journal: the pupils of its class as they are now, or those whom its keepers chose. Others leave and are kept. */
export async function writeRoster(
  tx: Transaction,
  { id, school_id }: { readonly id: number; readonly school_id: number },
  who: { readonly class_id: number } | { readonly student_ids: readonly number[] },
  { joined_on, left_on, now }: { readonly joined_on: string; readonly left_on: string; readonly now: Date },
): Promise<void> {
  await holdRoster(tx, school_id, 'everybody');
  const wanted =
    'class_id' in who
      ? sql`select wanted.person_id from ${pupilIdsOf(sql.val(who.class_id), now)} wanted`
      : sql`select person_id from unnest(${[...who.student_ids]}::int[]) as person_id`;
  await rows(
    tx,
    sql`
      update journal.student set left_on = greatest(${left_on}::date, joined_on)
      where journal_id = ${id} and left_on is null and person_id not in (${wanted})`,
  );
  await rows(
    tx,
    sql`
      insert into journal.student (journal_id, person_id, joined_on)
      select ${id}, named.person_id, ${joined_on} from (${wanted}) named order by named.person_id
      ${comingBack}`,
  );
}

type Follow = {
  readonly school_id: number;
  /** Null for everybody. */
  readonly person_id: number | null;
  readonly today: string;
  /** The last day of a student of a journal who is no pupil of the class now. */
  readonly last_day: RawBuilder<unknown>;
};

/** Puts the journals of the running year right by the roles of one pupil, or of all, and says which ones changed. */
async function keepRoster(
  tx: Transaction,
  study_year_id: number,
  { school_id, person_id, today, last_day }: Follow,
  now: Date,
): Promise<number[]> {
  const isAsked = (column: string) => (person_id === null ? sql`` : sql`and ${sql.ref(column)} = ${person_id}`);
  const isRunning = sql`journal.school_id = ${school_id} and journal.study_year_id = ${study_year_id}`;
  const changed = await rows(
    tx,
    sql<{ journal_id: number }>`
      with pupil as materialized (
        select distinct named.person_id, named.class_id from ${pupilsOfSchool(school_id, now)} named
        where true ${isAsked('named.person_id')}),
      left_now as (
        update journal.student set left_with_school = journal.class_id is null, left_on = greatest(joined_on, ${last_day})
        from journal.journal
        where journal.id = student.journal_id and ${isRunning} and student.left_on is null ${isAsked('student.person_id')}
          -- A group is not left for another class, but with the school.
          and not exists (select from pupil where pupil.person_id = student.person_id
            and (journal.class_id is null or pupil.class_id = journal.class_id))
        returning student.journal_id),
      returned as (
        update journal.student set left_on = null, left_with_school = false
        from journal.journal
        where journal.id = student.journal_id and ${isRunning} and journal.class_id is null
          and student.left_with_school and student.person_id in (select person_id from pupil)
        returning student.journal_id),
      joined as (
        insert into journal.student (journal_id, person_id, joined_on)
        select journal.id, pupil.person_id, ${today}::date
        from pupil join journal.journal on journal.class_id = pupil.class_id and ${isRunning}
        order by journal.id, pupil.person_id
        ${comingBack}
        returning journal_id)
      select journal_id from left_now union select journal_id from returned union select journal_id from joined order by journal_id`,
  );
  return changed.map(({ journal_id }) => journal_id);
}

/**
 * A pupil is in the journals of their class: whoever comes joins those of the running year, whoever moves on or goes
 * leaves them and stays with what was written.
 */
export async function followPupil(
  tx: Transaction,
  { school_id, user_id }: { school_id: number; user_id: number },
  now: Date,
  announce: Announce,
): Promise<void> {
  const study_year_id = await runningYear(tx, school_id, now);
  if (study_year_id === null) return;
  await holdRoster(tx, school_id, 'pupil');
  const today = await dayAt(tx, school_id, now);
  const follow = { school_id, person_id: user_id, today, last_day: sql`${today}::date` };
  for (const id of await keepRoster(tx, study_year_id, follow, now)) await tellJournal(announce, id);
}

/**
 * The same at midnight for everybody whose role begins with the new day, or ended with the one before. After nights that
 * nobody followed, the role tells the day on which it ended.
 */
export async function followCalendar(tx: Transaction, announce: Announce, school_id: number, now: Date): Promise<void> {
  const study_year_id = await runningYear(tx, school_id, now);
  if (study_year_id === null) return;
  await holdRoster(tx, school_id, 'everybody');
  const today = await dayAt(tx, school_id, now);
  const known = lastPupilDay(sql.ref('student.person_id'), school_id, sql.ref('journal.class_id'), now);
  const last_day = sql`coalesce(${known}, ${shiftedDay(today, -1)}::date)`;
  const follow = { school_id, person_id: null, today, last_day };
  for (const id of await keepRoster(tx, study_year_id, follow, now)) await tellJournal(announce, id);
}
