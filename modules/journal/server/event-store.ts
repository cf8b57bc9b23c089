import { sql } from 'kysely';
import { userJson } from '#modules/people/server/doors.ts';
import { lessonTypeOf } from '#platform/contract/lesson-types.ts';
import { firstRow, oneRow, rows, type Transaction } from '#platform/server/db.ts';
import type { JournalEvent } from '../contract/shapes.ts';

/** A lesson as it is written down. */
export type LessonText = Pick<
  JournalEvent,
  | 'title'
  | 'event_date'
  | 'lesson_number'
  | 'description'
  | 'individual_lesson'
  | 'individual_students'
  | 'workplan_lesson_id'
  | 'max_points'
  | 'lesson_type_id'
>;

export type EventRow = Omit<JournalEvent, 'lesson_attachments' | 'lesson_type'>;

const columns = sql`
  event.id, event.journal_id, event.title, event.event_date, event.lesson_number, event.description, event.individual_lesson,
  coalesce((select json_agg(person_id order by person_id) from journal.event_student
    where event_student.event_id = event.id), '[]') as individual_students,
  event.workplan_lesson_id, event.max_points::float8 as max_points, event.lesson_type_id, event.version, event.updated_at,
  (select editor.one->>'firstname' || ' ' || (editor.one->>'lastname')
    from (select ${userJson(sql.ref('event.updated_by'))} as one) editor) as updated_by_name`;

const there = (journal_id: number, id: number) =>
  sql`event.journal_id = ${journal_id} and event.id = ${id} and event.deleted_at is null`;

export const findEvent = (tx: Transaction, journal_id: number, id: number): Promise<EventRow | undefined> =>
  firstRow(tx, sql<EventRow>`select ${columns} from journal.event where ${there(journal_id, id)}`);

/** The day of a lesson; undefined where the journal has no such lesson. */
export async function dayOfEvent(tx: Transaction, journal_id: number, id: number): Promise<string | undefined> {
  const event = await firstRow(
    tx,
    sql<{ event_date: string }>`select event_date from journal.event where ${there(journal_id, id)}`,
  );
  return event?.event_date;
}

type TakenSlot = Pick<JournalEvent, 'id' | 'event_date' | 'lesson_number' | 'title'>;

/** The days and numbers that a journal has lessons for. */
export const takenSlots = (tx: Transaction, journal_id: number): Promise<TakenSlot[]> =>
  rows(
    tx,
    sql<TakenSlot>`
      select id, event_date, lesson_number, title from journal.event
      where journal_id = ${journal_id} and deleted_at is null order by event_date, lesson_number, id`,
  );

/** Takes hold of a lesson for a change. */
export async function holdEvent(tx: Transaction, journal_id: number, id: number): Promise<EventRow | undefined> {
  const held = await firstRow(tx, sql`select from journal.event where ${there(journal_id, id)} for update`);
  return held === undefined ? undefined : findEvent(tx, journal_id, id);
}

/** The word of a lesson's type beside its id. */
export function typeOf({ lesson_type_id }: { readonly lesson_type_id: number | null }): JournalEvent['lesson_type'] {
  const name = lesson_type_id === null ? undefined : lessonTypeOf(lesson_type_id);
  return lesson_type_id === null || name === undefined ? null : { id: lesson_type_id, name };
}

async function writeStudents(
  tx: Transaction,
  journal_id: number,
  event_id: number,
  person_ids: readonly number[],
): Promise<void> {
  const ids = [...person_ids];
  await rows(
    tx,
    sql`delete from journal.event_student where event_id = ${event_id} and person_id <> all(${ids}::int[])`,
  );
  await rows(
    tx,
    sql`
      insert into journal.event_student (event_id, journal_id, person_id)
      select ${event_id}, ${journal_id}, person_id from unnest(${ids}::int[]) as person_id on conflict do nothing`,
  );
}

export async function insertEvent(
  tx: Transaction,
  journal_id: number,
  lesson: LessonText,
  author_id: number,
  now: Date,
): Promise<number> {
  const { id } = await oneRow(
    tx,
    sql<{ id: number }>`
      insert into journal.event (journal_id, title, event_date, lesson_number, description, individual_lesson,
        workplan_lesson_id, max_points, lesson_type_id, created_by, created_at, updated_by, updated_at)
      values (${journal_id}, ${lesson.title}, ${lesson.event_date}, ${lesson.lesson_number}, ${lesson.description},
        ${lesson.individual_lesson}, ${lesson.workplan_lesson_id}, ${lesson.max_points}, ${lesson.lesson_type_id},
        ${author_id}, ${now}, ${author_id}, ${now})
      returning id`,
  );
  await writeStudents(tx, journal_id, id, lesson.individual_students);
  return id;
}

export async function rewriteEvent(
  tx: Transaction,
  { id, journal_id }: EventRow,
  lesson: LessonText,
  editor_id: number,
  now: Date,
): Promise<void> {
  await rows(
    tx,
    sql`
      update journal.event set title = ${lesson.title}, event_date = ${lesson.event_date},
        lesson_number = ${lesson.lesson_number}, description = ${lesson.description},
        individual_lesson = ${lesson.individual_lesson}, workplan_lesson_id = ${lesson.workplan_lesson_id},
        max_points = ${lesson.max_points}, lesson_type_id = ${lesson.lesson_type_id}, version = version + 1,
        updated_by = ${editor_id}, updated_at = ${now}
      where id = ${id}`,
  );
  await writeStudents(tx, journal_id, id, lesson.individual_students);
}

type Linked = {
  readonly grades: boolean;
  readonly absences: boolean;
  readonly comments: boolean;
  readonly points: number | null;
};

/** Whether grades, absences or comments of others than some pupils hang on a lesson, and the most points that anybody got. */
export const linkedTo = (tx: Transaction, event_id: number, except: readonly number[] = []): Promise<Linked> =>
  oneRow(
    tx,
    sql<Linked>`
      select coalesce(bool_or(value is not null or points is not null) filter (where is_other), false) as grades,
        coalesce(bool_or(attendance is not null) filter (where is_other), false) as absences,
        coalesce(bool_or(comment is not null) filter (where is_other), false) as comments, max(points)::float8 as points
      from journal.cell cross join lateral (select person_id <> all(${[...except]}::int[]) as is_other) asked
      where event_id = ${event_id}`,
  );

export const markDeleted = (tx: Transaction, { id }: EventRow, editor_id: number, now: Date): Promise<unknown> =>
  rows(
    tx,
    sql`
      update journal.event set deleted_at = ${now}, updated_by = ${editor_id}, updated_at = ${now}, version = version + 1
      where id = ${id}`,
  );
