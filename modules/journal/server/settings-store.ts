import { sql } from 'kysely';
import { byName, courseName, userJson } from '#modules/people/server/doors.ts';
import type { Actor, SchoolScope } from '#platform/server/actor.ts';
import { firstRow, oneRow, rows, type Transaction } from '#platform/server/db.ts';
import { Refusal, refusingOn } from '#platform/server/refusal.ts';
import type { JournalSettings, Slot, WrittenSettings } from '../contract/settings-shapes.ts';

/** What a keeper of a journal needs to know of it before a change. */
export type KeptJournal = {
  readonly id: number;
  readonly school_id: number;
  readonly study_year_id: number;
  readonly is_point_based: boolean;
  readonly is_locked: boolean;
  readonly updated_at: string;
};

/**
 * Takes hold of a journal of the caller's school for a change of its settings or its lock: whoever is writing in it is
 * waited for, and whoever comes later waits.
 */
export async function holdKept(tx: Transaction, actor: Actor, id: number): Promise<KeptJournal> {
  const held = await firstRow(
    tx,
    sql<KeptJournal>`
      select id, school_id, study_year_id, is_point_based, locked_at is not null as is_locked, updated_at
      from journal.journal where id = ${id} and school_id = ${actor.role?.school_id ?? 0} for no key update`,
  );
  if (held === undefined) throw new Refusal('journal_not_found');
  return held;
}

const namedIn = (table: 'teacher' | 'student') => sql`coalesce((
  select json_agg(json_build_object('user_id', named.person_id, 'name', named.one->>'firstname' || ' ' || (named.one->>'lastname'))
    order by ${byName(sql.ref('named.person_id'), sql.ref('journal.school_id'))}, named.person_id)
  from (select listed.person_id, ${userJson(sql.ref('listed.person_id'))} as one
    from journal.${sql.raw(table)} listed
    where listed.journal_id = journal.id ${table === 'student' ? sql`and listed.left_on is null` : sql``}) named), '[]')`;

/** A journal as its keepers see it; its slots are those that still come. */
export async function settingsOf(tx: Transaction, actor: Actor, id: number, today: string): Promise<JournalSettings> {
  const found = await firstRow(
    tx,
    sql<JournalSettings>`
      select journal.id, journal.school_id, journal.title, journal.icon, journal.type, journal.is_point_based,
        journal.individual, journal.name_first, journal.class_id, journal.course_id,
        journal.locked_at is not null as is_locked, journal.updated_at,
        exists (select from journal.cell where cell.journal_id = journal.id and (value is not null or points is not null)) as has_grades,
        ${courseName(sql.ref('journal.course_id'))} as course_name,
        (select name from journal.workplan where workplan.id = journal.workplan_id) as workplan_name,
        ${namedIn('teacher')} as teachers, ${namedIn('student')} as students,
        coalesce((select json_agg(slot order by slot.weekday, slot.lesson_number) from (
          select distinct weekday, lesson_number from journal.timetable_slot
          where timetable_slot.journal_id = journal.id and valid_until >= ${today}::date) slot), '[]') as slots
      from journal.journal where journal.id = ${id} and journal.school_id = ${actor.role?.school_id ?? 0}`,
  );
  if (found === undefined) throw new Refusal('journal_not_found');
  return found;
}

const LAWS = {
  journal_school_id_class_id_fkey: 'journal_class_unknown',
  journal_school_id_course_id_fkey: 'journal_course_unknown',
};

type Written = Omit<WrittenSettings, 'title'> & { readonly title: string };

export async function insertJournal(
  tx: Transaction,
  school: SchoolScope,
  study_year_id: number,
  written: Written,
  now: Date,
): Promise<number> {
  const { id } = await refusingOn(
    LAWS,
    oneRow(
      tx,
      sql<{ id: number }>`
        insert into journal.journal (school_id, study_year_id, title, icon, type, class_id, course_id, is_point_based,
          individual, name_first, created_by, created_at, updated_at)
        values (${school.school_id}, ${study_year_id}, ${written.title}, ${written.icon}, ${written.type}, ${written.class_id},
          ${written.course_id}, ${written.is_point_based}, ${written.individual}, ${written.name_first},
          ${school.actor.user_id}, ${now}, ${now})
        returning id`,
    ),
  );
  return id;
}

/** Each save has a moment of its own, also where two come within one tick of the clock. */
export const rewriteJournal = (tx: Transaction, { id }: KeptJournal, written: Written, now: Date): Promise<unknown> =>
  refusingOn(
    LAWS,
    rows(
      tx,
      sql`
        update journal.journal set title = ${written.title}, icon = ${written.icon}, type = ${written.type},
          class_id = ${written.class_id}, course_id = ${written.course_id}, is_point_based = ${written.is_point_based},
          individual = ${written.individual}, name_first = ${written.name_first},
          updated_at = greatest(${now}::timestamptz, updated_at + interval '1 millisecond')
        where id = ${id}`,
    ),
  );

/** Writes who teaches in a journal, and gives those who do not any more. */
export async function writeTeachers(
  tx: Transaction,
  journal_id: number,
  person_ids: readonly number[],
): Promise<number[]> {
  const ids = [...person_ids];
  const gone = await rows(
    tx,
    sql<{ person_id: number }>`
      delete from journal.teacher where journal_id = ${journal_id} and person_id <> all(${ids}::int[]) returning person_id`,
  );
  await rows(
    tx,
    sql`
      insert into journal.teacher (journal_id, person_id)
      select ${journal_id}, person_id from unnest(${ids}::int[]) as person_id on conflict do nothing`,
  );
  return gone.map(({ person_id }) => person_id);
}

/**
 * Writes the weekly lessons from a day on. What lies before it stays as it was: a lesson that was planned then and not
 * entered is still missing.
 */
export async function writeSlots(
  tx: Transaction,
  journal_id: number,
  slots: readonly Slot[],
  { from, until }: { from: string; until: string },
): Promise<void> {
  const wanted = sql`json_to_recordset(${JSON.stringify(slots)}) as wanted (weekday int, lesson_number int)`;
  const isOut = sql`journal_id = ${journal_id} and not exists (select from ${wanted}
    where wanted.weekday = timetable_slot.weekday and wanted.lesson_number = timetable_slot.lesson_number)`;
  await rows(tx, sql`delete from journal.timetable_slot where valid_from >= ${from}::date and ${isOut}`);
  await rows(
    tx,
    sql`
      update journal.timetable_slot set valid_until = ${from}::date - 1
      where valid_from < ${from}::date and valid_until >= ${from}::date and ${isOut}`,
  );
  await rows(
    tx,
    sql`
      insert into journal.timetable_slot (journal_id, weekday, lesson_number, valid_from, valid_until)
      select ${journal_id}, wanted.weekday, wanted.lesson_number, ${from}, ${until} from ${wanted}
      where not exists (select from journal.timetable_slot slot
        where slot.journal_id = ${journal_id} and slot.weekday = wanted.weekday and slot.lesson_number = wanted.lesson_number
          and slot.valid_until >= ${from}::date)`,
  );
}
