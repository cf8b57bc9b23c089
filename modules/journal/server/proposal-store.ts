import { sql } from 'kysely';
import { firstRow, type Transaction } from '#platform/server/db.ts';
import { proposeLesson, type Slot } from '../rules/propose-lesson.ts';
import { shiftedDay } from '../rules/shifted-day.ts';
import type { JournalFacts } from './journal-store.ts';
import { openLessons } from './timetable-store.ts';

/** How far around today the timetable is looked through. */
const LOOK_BACK_DAYS = 7;
const LOOK_AHEAD_DAYS = 42;

const lastLesson = (tx: Transaction, journal_id: number): Promise<Slot | undefined> =>
  firstRow(
    tx,
    sql<Slot>`
      select event_date, lesson_number from journal.event where journal_id = ${journal_id} and deleted_at is null
      order by event_date desc, lesson_number desc limit 1`,
  );

type PlannedLesson = { id: number; name: string; description: string };

/** The lesson of the workplan that comes next: after the last one taught, else the first that was not. */
const nextInWorkplan = (tx: Transaction, { id, workplan_id }: JournalFacts): Promise<PlannedLesson | undefined> =>
  firstRow(
    tx,
    sql<PlannedLesson>`
      with planned as (
        select lesson.id, lesson.name, lesson.description, row_number() over (order by block.position, lesson.position) as place,
          exists (select from journal.event
            where event.workplan_lesson_id = lesson.id and event.journal_id = ${id} and event.deleted_at is null) as is_taught
        from journal.workplan_lesson lesson join journal.workplan_block block on block.id = lesson.block_id
        where lesson.workplan_id = ${workplan_id})
      select id, name, description from planned where not is_taught
      order by place < coalesce((select max(place) from planned where is_taught), 0), place limit 1`,
  );

/** What a teacher most likely enters next. */
export async function proposalFor(
  tx: Transaction,
  journal: JournalFacts,
  study_year: { starts_on: string; ends_on: string },
  today: string,
) {
  const planned = await openLessons(
    tx,
    journal.id,
    shiftedDay(today, -LOOK_BACK_DAYS),
    shiftedDay(today, LOOK_AHEAD_DAYS),
  );
  const last = (await lastLesson(tx, journal.id)) ?? null;
  const workplan_lesson = journal.workplan_id === null ? null : ((await nextInWorkplan(tx, journal)) ?? null);
  return { ...proposeLesson({ today, study_year, planned, last }), workplan_lesson };
}
