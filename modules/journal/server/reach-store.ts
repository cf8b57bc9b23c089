import { type RawBuilder, sql } from 'kysely';

/** A lesson is for everybody in its journal, and an individual one for its own pupils; also after it was taken away. */
export const isForPupil = (event_id: RawBuilder<unknown>, student_id: unknown): RawBuilder<boolean> => sql<boolean>`(
  not (select asked.individual_lesson from journal.event asked where asked.id = ${event_id})
  or exists (select from journal.event_student
    where event_student.event_id = ${event_id} and event_student.person_id = ${student_id}))`;

/** Homework is for everybody in its journal, unless it was given in an individual lesson. */
export const isHomeworkFor = (student_id: unknown): RawBuilder<boolean> =>
  sql<boolean>`(homework.event_id is null or ${isForPupil(sql.ref('homework.event_id'), student_id)})`;

/** Whether a day lies in the time that a pupil was in a journal. */
export const wasThere = (day: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${day} >= student.joined_on and (student.left_on is null or ${day} <= student.left_on))`;
