import { sql } from 'kysely';
import { rows, type Transaction } from '#platform/server/db.ts';
import type { DiaryAssessment, DiaryHomework, DiaryLesson, PlannedLesson } from '../contract/diary-shapes.ts';
import { commentByName } from './comment-store.ts';
import type { DiaryOwner } from './pupil-store.ts';
import { isForPupil, isHomeworkFor, wasThere } from './reach-store.ts';
import { plannedOpen } from './timetable-store.ts';

export type Span = { readonly from: string; readonly until: string };
export type LessonRow = Omit<DiaryLesson, 'files' | 'lesson_type'> & { readonly lesson_type_id: number | null };
export type HomeworkRow = Omit<DiaryHomework, 'files'>;

const subject = sql`json_build_object('id', journal.id, 'title', journal.title, 'icon', journal.icon) as journal`;

/** The journals in which a pupil is or was. */
const journalsOf = ({ id, school_id }: DiaryOwner) => sql`
  journal.student join journal.journal on journal.id = student.journal_id and journal.school_id = ${school_id}
    and student.person_id = ${id}`;

const mark = sql`cell.value, cell.points::float8 as points, cell.comment_type, cell.comment,
  ${commentByName} as comment_by_name`;

/** The lessons of a pupil between two days, with what was written about them. */
export const lessonsOf = (tx: Transaction, pupil: DiaryOwner, { from, until }: Span): Promise<LessonRow[]> =>
  rows(
    tx,
    sql<LessonRow>`
      select event.id, ${subject}, event.event_date, event.lesson_number, event.title, event.description,
        event.lesson_type_id, event.max_points::float8 as max_points, cell.attendance, ${mark}
      from ${journalsOf(pupil)}
      join journal.event on event.journal_id = journal.id and event.deleted_at is null
        and event.event_date between ${from} and ${until}
      left join journal.cell on cell.event_id = event.id and cell.person_id = student.person_id
      where (cell.id is not null or ${wasThere(sql.ref('event.event_date'))}) and ${isForPupil(sql.ref('event.id'), sql.ref('student.person_id'))}
      order by event.event_date, event.lesson_number, event.id`,
  );

/** The lessons that the timetable has for a pupil and that nobody has entered. */
export const plannedOf = (tx: Transaction, pupil: DiaryOwner, { from, until }: Span): Promise<PlannedLesson[]> =>
  rows(
    tx,
    sql<PlannedLesson>`
      select ${subject}, open.event_date, open.lesson_number
      from ${journalsOf(pupil)}
      cross join lateral (${plannedOpen('journal', sql`${from}`, sql`${until}`)}) open
      where journal.locked_at is null and ${wasThere(sql`open.event_date::date`)}
      order by open.event_date, open.lesson_number, journal.id`,
  );

/** The homework that a pupil has to have done between two days. */
export const homeworkDue = (tx: Transaction, pupil: DiaryOwner, { from, until }: Span): Promise<HomeworkRow[]> =>
  rows(
    tx,
    sql<HomeworkRow>`
      select homework.id, ${subject}, homework.description, homework.due_on, homework.due_lesson_number,
        case when event.id is not null
          then json_build_object('id', event.id, 'title', event.title, 'event_date', event.event_date) end as given_in,
        exists (select from journal.homework_done
          where homework_done.homework_id = homework.id and homework_done.person_id = student.person_id) as is_done
      from ${journalsOf(pupil)}
      join journal.homework on homework.journal_id = journal.id and homework.deleted_at is null
        and homework.due_on between ${from} and ${until}
      left join journal.event on event.id = homework.event_id and event.deleted_at is null
      where ${wasThere(sql.ref('homework.due_on'))} and ${isHomeworkFor(sql.ref('student.person_id'))}
      order by homework.due_on, homework.due_lesson_number nulls last, homework.id`,
  );

/** The graded work of a pupil between two days. */
export const assessmentsOf = (tx: Transaction, pupil: DiaryOwner, { from, until }: Span): Promise<DiaryAssessment[]> =>
  rows(
    tx,
    sql<DiaryAssessment>`
      select assessment.id, ${subject}, assessment.title, assessment.description, assessment.assessed_on,
        assessment.max_points::float8 as max_points, ${mark}
      from ${journalsOf(pupil)}
      join journal.assessment on assessment.journal_id = journal.id and assessment.deleted_at is null
        and assessment.assessed_on between ${from} and ${until}
      left join journal.cell on cell.assessment_id = assessment.id and cell.person_id = student.person_id
      where cell.id is not null or ${wasThere(sql.ref('assessment.assessed_on'))}
      order by assessment.assessed_on, assessment.id`,
  );

export type FreeDays = { readonly name: string; readonly starts_on: string; readonly ends_on: string };

/** When the school has no lessons. */
export const freeDaysIn = (tx: Transaction, { school_id }: DiaryOwner, { from, until }: Span): Promise<FreeDays[]> =>
  rows(
    tx,
    sql<FreeDays>`
      select name, starts_on, ends_on from journal.free_days
      where school_id = ${school_id} and starts_on <= ${until} and ends_on >= ${from} order by starts_on, id`,
  );
