import { type Static, Type } from 'typebox';
import { LESSON_TYPES } from '#platform/contract/lesson-types.ts';
import { Day, Id, Moment, nullable, oneOf } from '#platform/contract/shapes.ts';
import { LESSON_NUMBER_MAX, LESSON_NUMBER_MIN } from './limits.ts';
import { ATTENDANCES, COMMENT_TYPES, JOURNAL_ICONS, JOURNAL_TYPES } from './words.ts';

export const JournalParams = Type.Object({ id: Id });
export const EventParams = Type.Object({ id: Id, eventId: Id });
export const AssessmentParams = Type.Object({ id: Id, assessmentId: Id });
export const HomeworkParams = Type.Object({ id: Id, homeworkId: Id });

export const LessonNumber = Type.Integer({ minimum: LESSON_NUMBER_MIN, maximum: LESSON_NUMBER_MAX });

/** A lesson type: its id, and the word that the browser looks up. */
export const LessonType = Type.Object({ id: Type.Integer(), name: oneOf(LESSON_TYPES) });

/** A file of a lesson or of homework (S1 section 3). */
export const Attachment = Type.Object({
  id: Id,
  path: Type.String(),
  file_name: Type.String(),
  size: Type.Integer(),
  hash_name: Type.String(),
  ext: Type.String(),
});
export type Attachment = Static<typeof Attachment>;

/** A lesson in a journal (S1 section 3, "Journal event"). */
export const JournalEvent = Type.Object({
  id: Id,
  journal_id: Id,
  title: Type.String(),
  event_date: Day,
  lesson_number: LessonNumber,
  description: Type.String(),
  individual_lesson: Type.Boolean(),
  individual_students: Type.Array(Id),
  workplan_lesson_id: nullable(Id),
  max_points: nullable(Type.Number()),
  lesson_type: nullable(LessonType),
  lesson_type_id: nullable(Type.Integer()),
  lesson_attachments: Type.Array(Attachment),
  /** Whoever saves names the version that they saw, so that nobody writes over another's words unseen. */
  version: Type.Integer(),
  updated_at: Moment,
  updated_by_name: Type.String(),
});
export type JournalEvent = Static<typeof JournalEvent>;

/**
 * A lesson as it is written. The documents name a key for nearly each field, so the shapes are left open here and judged
 * by the rule (DECISIONS, "Answers").
 */
export const WrittenEvent = Type.Object({
  title: Type.Optional(Type.Unknown()),
  event_date: Type.Optional(Type.Unknown()),
  lesson_number: Type.Optional(Type.Unknown()),
  description: Type.Optional(Type.Unknown()),
  individual_lesson: Type.Optional(Type.Unknown()),
  individual_students: Type.Optional(Type.Unknown()),
  workplan_lesson_id: Type.Optional(nullable(Id)),
  max_points: Type.Optional(Type.Unknown()),
  lesson_type_id: Type.Optional(Type.Unknown()),
  /** Uploads by id, alone or as the answer described them; what else stands beside the id is not believed. */
  lesson_attachments: Type.Optional(Type.Unknown()),
  // A client may send back all that it was told of a lesson; what is not for it to say is passed over.
  id: Type.Optional(Type.Unknown()),
  journal_id: Type.Optional(Type.Unknown()),
  lesson_type: Type.Optional(Type.Unknown()),
  version: Type.Optional(Type.Unknown()),
  updated_at: Type.Optional(Type.Unknown()),
  updated_by_name: Type.Optional(Type.Unknown()),
});
export type WrittenEvent = Static<typeof WrittenEvent>;

/** A journal in a list. */
export const JournalRow = Type.Object({
  id: Id,
  title: Type.String(),
  icon: oneOf(JOURNAL_ICONS),
  type: oneOf(JOURNAL_TYPES),
  class_name: nullable(Type.String()),
  is_locked: Type.Boolean(),
  is_point_based: Type.Boolean(),
  /** The workplan that it follows. */
  workplan_id: nullable(Id),
  student_count: Type.Integer(),
  teachers: Type.Array(Type.Object({ user_id: Id, name: Type.String() })),
  /** Lessons that the timetable says were given and nobody has entered. */
  missing_count: Type.Integer(),
});
export type JournalRow = Static<typeof JournalRow>;

/** What there is to know of a workplan (S1 section 3). */
export const Workplan = Type.Object({
  id: Id,
  name: Type.String(),
  description: Type.String(),
  lesson_count: Type.Integer(),
  class_level: nullable(Type.String()),
  file_size: nullable(Type.Integer()),
  file_name: nullable(Type.String()),
  file_location: nullable(Type.String()),
  blocks: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      lessons: Type.Array(
        Type.Object({
          id: Id,
          name: Type.String(),
          description: Type.String(),
          /** When it was last taught in this journal. */
          taught_on: nullable(Day),
        }),
      ),
    }),
  ),
});
export type Workplan = Static<typeof Workplan>;

/** A pupil of a journal (S1 section 3). */
export const JournalStudent = Type.Object({
  student_id: Id,
  name: Type.String(),
  surname: Type.String(),
  selected: Type.Boolean(),
});
export type JournalStudent = Static<typeof JournalStudent>;

/** What stands about one pupil in one column; what is not there is left out, because a table has thousands. */
export const Cell = Type.Object({
  student_id: Id,
  attendance: Type.Optional(oneOf(ATTENDANCES)),
  value: Type.Optional(Type.String()),
  points: Type.Optional(Type.Number()),
  comment_type: Type.Optional(oneOf(COMMENT_TYPES)),
  comment: Type.Optional(Type.String()),
  comment_by_name: Type.Optional(Type.String()),
  version: Type.Integer(),
});
export type Cell = Static<typeof Cell>;

/** A lesson as a column of the table. */
export const LessonColumn = Type.Object({
  id: Id,
  title: Type.String(),
  event_date: Day,
  lesson_number: LessonNumber,
  description: Type.String(),
  lesson_type_id: nullable(Type.Integer()),
  max_points: nullable(Type.Number()),
  individual_lesson: Type.Boolean(),
  /** The pupils of an individual lesson; empty where it is for everybody. */
  individual_students: Type.Array(Id),
  file_count: Type.Integer(),
  cells: Type.Array(Cell),
});
export type LessonColumn = Static<typeof LessonColumn>;

/** Graded work beside the lessons (S3 section 3, "Assessment"). */
export const Assessment = Type.Object({
  id: Id,
  title: Type.String(),
  description: Type.String(),
  max_points: nullable(Type.Number()),
  assessed_on: Day,
  is_in_aggregate: Type.Boolean(),
  version: Type.Integer(),
});
export type Assessment = Static<typeof Assessment>;
export const AssessmentColumn = Type.Object({ ...Assessment.properties, cells: Type.Array(Cell) });

/** What stands in some columns of the table. */
export const FilledColumns = Type.Object({
  lessons: Type.Array(Type.Pick(LessonColumn, ['id', 'cells'])),
  assessments: Type.Array(Type.Pick(AssessmentColumn, ['id', 'cells'])),
});
export type FilledColumns = Static<typeof FilledColumns>;

export const Homework = Type.Object({
  id: Id,
  /** The lesson in which it was given. */
  event_id: nullable(Id),
  description: Type.String(),
  due_on: Day,
  due_lesson_number: nullable(LessonNumber),
  version: Type.Integer(),
});
export type Homework = Static<typeof Homework>;

/** A lesson of the timetable that nobody has entered. */
export const MissingLesson = Type.Object({ event_date: Day, lesson_number: LessonNumber });
