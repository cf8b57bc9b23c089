import { sql } from 'kysely';
import { rows, type Transaction } from '#platform/server/db.ts';
import type { Grade, JournalGrades } from '../contract/list-grades.ts';
import { commentByName } from './comment-store.ts';
import type { DiaryOwner } from './pupil-store.ts';

export type GradeRow = Omit<Grade, 'lesson_type'> & {
  readonly journal_id: number;
  readonly lesson_type_id: number | null;
};
export type JournalHead = Pick<JournalGrades, 'id' | 'title' | 'icon' | 'is_point_based' | 'attendance'>;

const counted = (attendance: string) => sql`count(*) filter (where cell.attendance = ${sql.lit(attendance)})::int`;

/** The journals of a pupil in a study year by title, with how often they were not there. */
export const gradedJournals = (
  tx: Transaction,
  { id, school_id }: DiaryOwner,
  study_year_id: number,
): Promise<JournalHead[]> =>
  rows(
    tx,
    sql<JournalHead>`
      select journal.id, journal.title, journal.icon, journal.is_point_based,
        (select json_build_object('absent', ${counted('absent')}, 'excused', ${counted('excused')}, 'late', ${counted('late')},
            'left_early', ${counted('left_early')})
          from journal.cell join journal.event on event.id = cell.event_id and event.deleted_at is null
          where cell.journal_id = journal.id and cell.person_id = ${id}) as attendance
      from journal.student join journal.journal on journal.id = student.journal_id
      where student.person_id = ${id} and journal.school_id = ${school_id} and journal.study_year_id = ${study_year_id}
      order by journal.title collate "und-x-icu", journal.id`,
  );

/** Everything that a pupil was given in some journals, the newest first. */
export const gradesIn = (tx: Transaction, { id }: DiaryOwner, journal_ids: readonly number[]): Promise<GradeRow[]> =>
  rows(
    tx,
    sql<GradeRow>`
      select * from (
        select 'lesson' as kind, event.id, event.journal_id, event.title, event.event_date as day, event.lesson_type_id,
          true as is_in_aggregate, cell.value, cell.points::float8 as points, event.max_points::float8 as max_points,
          cell.comment_type, cell.comment, ${commentByName} as comment_by_name, event.lesson_number
        from journal.cell join journal.event on event.id = cell.event_id and event.deleted_at is null
        where cell.person_id = ${id} and cell.journal_id = any(${[...journal_ids]}::int[])
        union all
        select 'assessment', assessment.id, assessment.journal_id, assessment.title, assessment.assessed_on, null,
          assessment.is_in_aggregate, cell.value, cell.points::float8, assessment.max_points::float8,
          cell.comment_type, cell.comment, ${commentByName}, null
        from journal.cell join journal.assessment on assessment.id = cell.assessment_id and assessment.deleted_at is null
        where cell.person_id = ${id} and cell.journal_id = any(${[...journal_ids]}::int[])) given
      where value is not null or points is not null or comment is not null
      order by day desc, lesson_number desc nulls first, id desc`,
  );
