import { type Static, Type } from 'typebox';
import { Day, Id, Moment, nullable, oneOf } from '#platform/contract/shapes.ts';
import { Attachment, LessonNumber, LessonType } from './shapes.ts';
import { ATTENDANCES, COMMENT_TYPES, JOURNAL_ICONS } from './words.ts';

export const StudentParams = Type.Object({ studentId: Id });

/** A journal as families know it: what is taught there. */
const Subject = Type.Object({ id: Id, title: Type.String(), icon: oneOf(JOURNAL_ICONS) });

/** What was written about the pupil: a grade or points, and a word. */
export const Mark = Type.Object({
  value: nullable(Type.String()),
  points: nullable(Type.Number()),
  max_points: nullable(Type.Number()),
  comment_type: nullable(oneOf(COMMENT_TYPES)),
  comment: nullable(Type.String()),
  comment_by_name: nullable(Type.String()),
});
export type Mark = Static<typeof Mark>;

/** A lesson as its pupil sees it. */
const DiaryLesson = Type.Object({
  id: Id,
  journal: Subject,
  event_date: Day,
  lesson_number: LessonNumber,
  title: Type.String(),
  description: Type.String(),
  lesson_type: nullable(LessonType),
  attendance: nullable(oneOf(ATTENDANCES)),
  ...Mark.properties,
  files: Type.Array(Attachment),
});
export type DiaryLesson = Static<typeof DiaryLesson>;

/** A lesson of the timetable that nobody has entered. */
const PlannedLesson = Type.Object({ journal: Subject, event_date: Day, lesson_number: LessonNumber });
export type PlannedLesson = Static<typeof PlannedLesson>;

const DiaryHomework = Type.Object({
  id: Id,
  journal: Subject,
  description: Type.String(),
  due_on: Day,
  due_lesson_number: nullable(LessonNumber),
  /** The lesson in which it was given; its files belong to the work. */
  given_in: nullable(Type.Object({ id: Id, title: Type.String(), event_date: Day })),
  files: Type.Array(Attachment),
  /** The family ticked it off; it says nothing to the school. */
  is_done: Type.Boolean(),
});
export type DiaryHomework = Static<typeof DiaryHomework>;

const DiaryAssessment = Type.Object({
  id: Id,
  journal: Subject,
  title: Type.String(),
  description: Type.String(),
  assessed_on: Day,
  ...Mark.properties,
});
export type DiaryAssessment = Static<typeof DiaryAssessment>;

/** An absence that the family reported, by the clock of the school. */
export const Absence = Type.Object({
  id: Id,
  student_id: Id,
  reason: Type.String(),
  all_day: Type.Boolean(),
  /** YYYY-MM-DD for whole days, else YYYY-MM-DDTHH:MM; the last day is one of them. */
  from: Type.String(),
  to: Type.String(),
  reported_by_name: Type.String(),
  created_at: Moment,
  version: Type.Integer(),
  /** Whether the reader may change it or take it back. */
  may_change: Type.Boolean(),
});
export type Absence = Static<typeof Absence>;

export const DiaryDay = Type.Object({
  day: Day,
  /** Why the school has no lessons. */
  free: nullable(Type.String()),
  lessons: Type.Array(DiaryLesson),
  planned: Type.Array(PlannedLesson),
  homework: Type.Array(DiaryHomework),
  assessments: Type.Array(DiaryAssessment),
  absences: Type.Array(Absence),
});
export type DiaryDay = Static<typeof DiaryDay>;
