import type { Database } from '#platform/server/db.ts';
import { makeClass, makeMember, makeSchool, makeSession } from '#platform/testing/make.ts';

export const PUPILS = 35;
export const LESSONS = 150;
const ASSESSMENTS = 12;
/** Every so many-th cell of a lesson has something in it; those of graded work all have. */
const CELL_EVERY = 3;

const JOURNAL = `
  with year as (
    insert into people.study_year (school_id, starts_on, ends_on)
    values ($1, current_date - 200, current_date + 100) returning id, starts_on
  ), journal as (
    insert into journal.journal (school_id, study_year_id, title, created_by)
    select $1, year.id, 'Mathematics', $2 from year returning id
  ), teacher as (
    insert into journal.teacher (journal_id, person_id) select id, $2 from journal
  ), slot as (
    insert into journal.timetable_slot (journal_id, weekday, lesson_number, valid_from, valid_until)
    select journal.id, weekday, 2, year.starts_on, year.starts_on + 300 from journal, year, generate_series(1, 5) as weekday
  ), student as (
    insert into journal.student (journal_id, person_id, joined_on)
    select journal.id, person_id, year.starts_on from journal, year, unnest($3::int[]) as person_id
  )
  select id from journal`;

const LESSON_ROWS = `
  insert into journal.event (journal_id, title, event_date, lesson_number, description, lesson_type_id, created_by, updated_by)
  select $1, 'Lesson ' || place || ' of a long year', current_date - 200 + place, 2, 'Textbook, pages ' || place, 1, $2, $2
  from generate_series(1, ${LESSONS}) as place`;

const ASSESSMENT_ROWS = `
  insert into journal.assessment (journal_id, title, assessed_on, created_by, updated_by)
  select $1, 'Test ' || place, current_date - 200 + 12 * place, $2, $2 from generate_series(1, ${ASSESSMENTS}) as place`;

const CELL_ROWS = `
  insert into journal.cell (journal_id, person_id, event_id, assessment_id, attendance, value, written_by, written_at)
  select $1::int, person_id, event.id, null::int, case when lot % 2 = 0 then 'absent' end,
    case when lot % 2 = 1 then (1 + lot / 7 % 5)::text end, $2::int, now()
  from journal.event, journal.student, lateral (select abs(hashint8(event.id * 1000 + person_id)) as lot) as chance
  where event.journal_id = $1 and student.journal_id = $1 and lot / 3 % ${CELL_EVERY} = 0
  union all
  select $1, person_id, null, assessment.id, null, '5', $2, now() from journal.assessment, journal.student
  where assessment.journal_id = $1 and student.journal_id = $1`;

/** A journal of a whole year: 35 pupils, 150 lessons, and something in every third cell. */
export async function makeLargeJournal(db: Database, port: number) {
  const school_id = await makeSchool(db);
  const teacher = await makeMember(db, { school_id, role: 'teacher' });
  const { class_id } = await makeClass(db, school_id);
  const pupils: number[] = [];
  while (pupils.length < PUPILS)
    pupils.push((await makeMember(db, { school_id, role: 'student', class_id })).person_id);
  const made = await db.pool.query<{ id: number }>(JOURNAL, [school_id, teacher.person_id, pupils]);
  const journal_id = made.rows[0]?.id ?? 0;
  for (const statement of [LESSON_ROWS, ASSESSMENT_ROWS, CELL_ROWS])
    await db.pool.query(statement, [journal_id, teacher.person_id]);
  const events = await db.pool.query<{ id: number }>('select id from journal.event where journal_id = $1 order by id', [
    journal_id,
  ]);
  await db.pool.query('analyze');
  const token = await makeSession(db, teacher, new Date());
  const cookie = { name: `kriit-${port}`, value: token };
  return { journal_id, teacher_id: teacher.person_id, event_ids: events.rows.map(({ id }) => id), cookie };
}

export type LargeJournal = Awaited<ReturnType<typeof makeLargeJournal>>;
