import { sql } from 'kysely';
import { byName, userJson } from '#modules/people/server/doors.ts';
import type { AnswerOf } from '#platform/contract/endpoint.ts';
import { rows, type Transaction } from '#platform/server/db.ts';
import type { getTable } from '../contract/get-table.ts';
import type { Homework } from '../contract/shapes.ts';
import { commentByName } from './comment-store.ts';
import { schoolOf } from './journal-store.ts';

type Table = AnswerOf<typeof getTable>;

/** Everybody who is or was in a journal, by name. */
export const rowsOfTable = (tx: Transaction, journal_id: number): Promise<Table['students']> =>
  rows(
    tx,
    sql<Table['students'][number]>`
      select listed.student_id, listed.one->>'firstname' as name, listed.one->>'lastname' as surname,
        listed.one->>'profile_picture' as profile_picture, listed.joined_on, listed.left_on
      from (
        select student.person_id as student_id, ${userJson(sql.ref('student.person_id'))} as one, joined_on, left_on
        from journal.student where student.journal_id = ${journal_id}) listed
      order by ${byName(sql.ref('listed.student_id'), schoolOf(journal_id))}, listed.student_id`,
  );

/** What stands in the cells of a column; empty ones are left out, and so is what they do not have. */
const cellsOf = (column: 'event' | 'assessment') => sql`coalesce((
  select json_agg(json_strip_nulls(json_build_object('student_id', cell.person_id, 'attendance', cell.attendance,
    'value', cell.value, 'points', cell.points, 'comment_type', cell.comment_type, 'comment', cell.comment,
    'comment_by_name', ${commentByName},
    'version', cell.version)) order by cell.person_id)
  from journal.cell where ${sql.ref(`cell.${column}_id`)} = ${sql.ref(`${column}.id`)}), '[]') as cells`;

/** The lessons of a journal in their order, with everything that stands in them. */
export const lessonColumns = (
  tx: Transaction,
  journal_id: number,
  only: readonly number[] | null = null,
): Promise<Omit<Table['lessons'][number], 'file_count'>[]> =>
  rows(
    tx,
    sql<Omit<Table['lessons'][number], 'file_count'>>`
      select event.id, event.title, event.event_date, event.lesson_number, event.description, event.lesson_type_id,
        event.max_points::float8 as max_points, event.individual_lesson,
        coalesce((select json_agg(person_id order by person_id) from journal.event_student
          where event_student.event_id = event.id), '[]') as individual_students,
        ${cellsOf('event')}
      from journal.event
      where event.journal_id = ${journal_id} and event.deleted_at is null
        and (${only ? [...only] : null}::int[] is null or event.id = any(${only ? [...only] : null}::int[]))
      order by event.event_date, event.lesson_number, event.id`,
  );

/** The graded work of a journal in its order. */
export const assessmentColumns = (
  tx: Transaction,
  journal_id: number,
  only: readonly number[] | null = null,
): Promise<Table['assessments']> =>
  rows(
    tx,
    sql<Table['assessments'][number]>`
      select assessment.id, assessment.title, assessment.description, assessment.max_points::float8 as max_points,
        assessment.assessed_on, assessment.is_in_aggregate, assessment.version, ${cellsOf('assessment')}
      from journal.assessment
      where assessment.journal_id = ${journal_id} and assessment.deleted_at is null
        and (${only ? [...only] : null}::int[] is null or assessment.id = any(${only ? [...only] : null}::int[]))
      order by assessment.assessed_on, assessment.id`,
  );

export const homeworkOf = (tx: Transaction, journal_id: number): Promise<Homework[]> =>
  rows(
    tx,
    sql<Homework>`
      select id, event_id, description, due_on, due_lesson_number, version from journal.homework
      where journal_id = ${journal_id} and deleted_at is null order by due_on, due_lesson_number nulls first, id`,
  );

/** Absences that families reported for those who are in a journal, between two days, by the clock of the school. */
export const reportedIn = (
  tx: Transaction,
  journal_id: number,
  time_zone: string,
  from: string,
): Promise<Table['reported']> =>
  rows(
    tx,
    sql<Table['reported'][number]>`
      select absence.person_id as student_id, (absence.starts_at at time zone ${time_zone})::date as starts_on,
        ((absence.ends_at - interval '1 second') at time zone ${time_zone})::date as ends_on, absence.all_day
      from journal.student join journal.journal on journal.id = student.journal_id
      join journal.absence on absence.person_id = student.person_id and absence.school_id = journal.school_id
      where student.journal_id = ${journal_id} and absence.cancelled_at is null
        and absence.ends_at > ${from}::date::timestamp at time zone ${time_zone}
      order by absence.starts_at, absence.id`,
  );
