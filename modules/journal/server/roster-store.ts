import { sql } from 'kysely';
import { activeRolesOf, dayAt, pupilIdsOf, runningYear } from '#modules/people/server/doors.ts';
import { ROLE_TYPES } from '#platform/contract/role-types.ts';
import type { Announce } from '#platform/server/announce.ts';
import { rows, type Transaction } from '#platform/server/db.ts';
import { tellJournal } from './telling-store.ts';

/**
 * Whoever moves a pupil and whoever gives a journal its class go one after the other within a school, or each would miss
 * what the other is about to write; many pupils may move at once.
 */
const holdRoster = (tx: Transaction, school_id: number, mode: 'pupil' | 'journal'): Promise<unknown> =>
  rows(
    tx,
    mode === 'pupil'
      ? sql`select pg_advisory_xact_lock_shared(hashtext('journal.roster'), ${school_id})`
      : sql`select pg_advisory_xact_lock(hashtext('journal.roster'), ${school_id})`,
  );

/** Who is in a journal: the pupils of its class as they are now, or those whom its keepers chose. Others leave and are kept. */
export async function writeRoster(
  tx: Transaction,
  { id, school_id }: { readonly id: number; readonly school_id: number },
  who: { readonly class_id: number } | { readonly student_ids: readonly number[] },
  { joined_on, left_on, now }: { readonly joined_on: string; readonly left_on: string; readonly now: Date },
): Promise<void> {
  await holdRoster(tx, school_id, 'journal');
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
      on conflict (journal_id, person_id) do update set left_on = null where student.left_on is not null`,
  );
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
  const roles = await activeRolesOf(tx, user_id, now);
  const class_id =
    roles.find((role) => role.school_id === school_id && role.type_id === ROLE_TYPES.student)?.class_id ?? null;
  const today = await dayAt(tx, school_id, now);
  const changed = await rows(
    tx,
    sql<{ journal_id: number }>`
      with left_now as (
        update journal.student set left_on = greatest(${today}::date, joined_on)
        from journal.journal
        where journal.id = student.journal_id and journal.school_id = ${school_id}
          and journal.study_year_id = ${study_year_id}
          -- Whoever is no pupil of the school any more leaves its groups too.
          and (journal.class_id is not null or ${class_id}::int is null)
          and (journal.class_id is distinct from ${class_id}::int or ${class_id}::int is null)
          and student.person_id = ${user_id} and student.left_on is null
        returning student.journal_id),
      joined as (
        insert into journal.student (journal_id, person_id, joined_on)
        select journal.id, ${user_id}, ${today} from journal.journal
        where journal.school_id = ${school_id} and journal.study_year_id = ${study_year_id} and journal.class_id = ${class_id}
        on conflict (journal_id, person_id) do update set left_on = null where student.left_on is not null
        returning journal_id)
      select journal_id from left_now union select journal_id from joined order by journal_id`,
  );
  for (const { journal_id } of changed) await tellJournal(announce, journal_id);
}
