import { sql } from 'kysely';
import { firstRow, oneRow, rows, type Transaction } from '#platform/server/db.ts';
import { Refusal } from '#platform/server/refusal.ts';
import type { WrittenHomework } from '../contract/create-homework.ts';
import type { Homework } from '../contract/shapes.ts';
import { dayOfEvent } from './event-store.ts';

type HomeworkText = Omit<Homework, 'id' | 'version'>;

const columns = sql`id, event_id, description, due_on, due_lesson_number, version`;

/** Homework out of what was written and judged; `before` is what it replaces, with the lesson that it keeps. */
export async function readHomework(
  tx: Transaction,
  journal_id: number,
  written: WrittenHomework,
  before: Homework | null,
): Promise<HomeworkText> {
  const kept = before?.event_id ?? null;
  const event_id = written.event_id === undefined ? kept : written.event_id;
  const given_on = event_id === null ? undefined : await dayOfEvent(tx, journal_id, event_id);
  // The lesson that it was given in may have been deleted since.
  if (given_on === undefined && event_id !== kept && event_id !== null) throw new Refusal('error.expand');
  // A lesson may have been moved behind the day for which its homework was given; other words are still taken then.
  const isMoved = written.due_on !== before?.due_on || event_id !== kept;
  if (isMoved && given_on !== undefined && (written.due_on as string) < given_on)
    throw new Refusal('homework_due_before_lesson');
  return {
    event_id,
    description: (written.description as string).trim(),
    due_on: written.due_on as string,
    due_lesson_number: typeof written.due_lesson_number === 'number' ? written.due_lesson_number : null,
  };
}

/** Takes hold of homework for a change. */
export const holdHomework = (tx: Transaction, journal_id: number, id: number): Promise<Homework | undefined> =>
  firstRow(
    tx,
    sql<Homework>`
      select ${columns} from journal.homework
      where journal_id = ${journal_id} and id = ${id} and deleted_at is null for update`,
  );

export const insertHomework = (
  tx: Transaction,
  journal_id: number,
  text: HomeworkText,
  author_id: number,
  now: Date,
): Promise<Homework> =>
  oneRow(
    tx,
    sql<Homework>`
      insert into journal.homework (journal_id, event_id, description, due_on, due_lesson_number, created_by, created_at,
        updated_by, updated_at)
      values (${journal_id}, ${text.event_id}, ${text.description}, ${text.due_on}, ${text.due_lesson_number},
        ${author_id}, ${now}, ${author_id}, ${now})
      returning ${columns}`,
  );

export const rewriteHomework = (
  tx: Transaction,
  { id }: Homework,
  text: HomeworkText,
  editor_id: number,
  now: Date,
): Promise<Homework> =>
  oneRow(
    tx,
    sql<Homework>`
      update journal.homework set event_id = ${text.event_id}, description = ${text.description}, due_on = ${text.due_on},
        due_lesson_number = ${text.due_lesson_number}, version = version + 1, updated_by = ${editor_id}, updated_at = ${now}
      where id = ${id} returning ${columns}`,
  );

export const markHomeworkDeleted = (
  tx: Transaction,
  { id }: Homework,
  editor_id: number,
  now: Date,
): Promise<unknown> =>
  rows(
    tx,
    sql`
      update journal.homework set deleted_at = ${now}, updated_by = ${editor_id}, updated_at = ${now}, version = version + 1
      where id = ${id}`,
  );
