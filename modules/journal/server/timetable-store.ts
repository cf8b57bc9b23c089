import { type RawBuilder, sql } from 'kysely';
import { rows, type Transaction } from '#platform/server/db.ts';
import type { Slot } from '../rules/propose-lesson.ts';

/** The lessons that the timetable of a journal plans between two days and that nobody has entered, for another statement. */
export const plannedOpen = (journal: string, from: RawBuilder<unknown>, until: RawBuilder<unknown>) => sql`
  select to_char(planned.day, 'YYYY-MM-DD') as event_date, slot.lesson_number
  from journal.timetable_slot slot
  cross join lateral generate_series(greatest(slot.valid_from, (${from})::date), least(slot.valid_until, (${until})::date),
    interval '1 day') as planned (day)
  where slot.journal_id = ${sql.ref(journal)}.id and extract(isodow from planned.day) = slot.weekday
    and not exists (select from journal.free_days
      where free_days.school_id = ${sql.ref(journal)}.school_id and planned.day between free_days.starts_on and free_days.ends_on)
    and not exists (select from journal.event
      where event.journal_id = slot.journal_id and event.event_date = planned.day
        and event.lesson_number = slot.lesson_number and event.deleted_at is null)`;

/** The same as a list, the earliest first. */
export const openLessons = (tx: Transaction, journal_id: number, from: string, until: string): Promise<Slot[]> =>
  rows(
    tx,
    sql<Slot>`
      select open.event_date, open.lesson_number from journal.journal
      cross join lateral (${plannedOpen('journal', sql.val(from), sql.val(until))}) open
      where journal.id = ${journal_id} order by open.event_date, open.lesson_number`,
  );
