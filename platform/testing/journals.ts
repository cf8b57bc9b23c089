import type { Database } from '#platform/server/db.ts';
import { makeMember } from './make.ts';

type Wish = {
  readonly school_id: number;
  readonly teacher_id: number;
  readonly is_point_based?: boolean;
  readonly class_id?: number | null;
};

export type MadeJournal = {
  readonly journal_id: number;
  readonly student_id: number;
  readonly event_id: number;
  readonly assessment_id: number;
  readonly homework_id: number;
};

const JOURNAL = `
  with year as (
    select id, starts_on from people.study_year where school_id = $1 and now() between starts_on and ends_on + 1
  ), journal as (
    insert into journal.journal (school_id, study_year_id, title, is_point_based, class_id, created_by)
    select $1, year.id, 'Mathematics', $4, $5, $2 from year returning id
  ), teacher as (
    insert into journal.teacher (journal_id, person_id) select id, $2 from journal
  ), student as (
    insert into journal.student (journal_id, person_id, joined_on) select journal.id, $3, year.starts_on from journal, year
  ), event as (
    insert into journal.event (journal_id, title, event_date, lesson_number, max_points, lesson_type_id, created_by, updated_by)
    select journal.id, 'Fractions', year.starts_on + 1, 2, case when $4 then 10 end, 1, $2, $2 from journal, year
    returning id, journal_id
  ), assessment as (
    insert into journal.assessment (journal_id, title, max_points, assessed_on, created_by, updated_by)
    select journal.id, 'Test of fractions', 20, year.starts_on + 7, $2, $2 from journal, year returning id
  ), homework as (
    insert into journal.homework (journal_id, event_id, description, due_on, created_by, updated_by)
    select event.journal_id, event.id, 'Exercises 1 to 5', year.starts_on + 3, $2, $2 from event, year returning id
  )
  select journal.id as journal_id, $3::int as student_id, event.id as event_id, assessment.id as assessment_id,
    homework.id as homework_id
  from journal, event, assessment, homework`;

/** A journal of the running year with a pupil, a lesson, an assessment and homework. */
export async function makeJournal(
  db: Database,
  { school_id, teacher_id, is_point_based = false, class_id = null }: Wish,
): Promise<MadeJournal> {
  const pupil = await makeMember(db, { school_id, role: 'student', ...(class_id === null ? {} : { class_id }) });
  const { rows } = await db.pool.query<MadeJournal>(JOURNAL, [
    school_id,
    teacher_id,
    pupil.person_id,
    is_point_based,
    class_id,
  ]);
  const [made] = rows;
  if (made === undefined) throw new Error('no journal was made');
  return made;
}
