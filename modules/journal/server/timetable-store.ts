import { type RawBuilder, sql } from 'kysely';
import { rows, type Transaction } from '#platform/server/db.ts';
import type { Slot } from '../rules/propose-lesson.ts';

/**
 * The lessons that the timetable of a journal plans between two days and that nobody has entered, for another statement.
 * It goes from week to week, so that a whole year costs as many steps as a journal has lessons in it.
 */
export const plannedOpen = (journal: string, from: RawBuilder<unknown>, until: RawBuilder<unknown>) => sql`
  select to_char(planned.day, 'YYYY-MM-DD') as event_date, slot.lesson_number
  from journal.timetable_slot slot
  cross join lateral (select greatest(slot.valid_from, (${from})::date) as starts_on) span
  cross join lateral (
    select span.starts_on + (slot.weekday - extract(isodow from span.starts_on)::int + 7) % 7 as day) earliest
  cross join lateral generate_series(0, least(slot.valid_until, (${until})::date) - earliest.day, 7) as later (days)
  cross join lateral (select earliest.day + later.days as day) planned
  where slot.journal_id = ${sql.ref(journal)}.id
    and not exists (select from journal.free_days
      where free_days.school_id = ${sql.ref(journal)}.school_id and planned.day between free_days.starts_on and free_days.ends_on)
    and not exists (select from journal.event
      where event.journal_id = slot.journal_id and event.event_date = planned.day
        and event.lesson_number = slot.lesson_number and event.deleted_at is null)`;

/** Those of the days before today: they are missing. */
const missing = (today: string) => plannedOpen('journal', sql`slot.valid_from`, sql`${today}::date - 1`);

/** How many lessons are missing in a journal; nobody is waited for where it is locked. */
export const missingCount = (today: string) => sql<number>`
  case when journal.locked_at is not null then 0 else (select count(*)::int from (${missing(today)}) open) end`;

/** The same as a list, the earliest first. */
export const missingLessons = (tx: Transaction, journal_id: number, today: string): Promise<Slot[]> =>
  rows(
    tx,
    sql<Slot>`
      select open.event_date, open.lesson_number from journal.journal cross join lateral (${missing(today)}) open
      where journal.id = ${journal_id} and journal.locked_at is null order by open.event_date, open.lesson_number`,
  );

/** What the timetable plans between two days and nobody has entered, the earliest first. */
export const openLessons = (tx: Transaction, journal_id: number, from: string, until: string): Promise<Slot[]> =>
  rows(
    tx,
    sql<Slot>`
      select open.event_date, open.lesson_number from journal.journal
      cross join lateral (${plannedOpen('journal', sql.val(from), sql.val(until))}) open
      where journal.id = ${journal_id} order by open.event_date, open.lesson_number`,
  );
