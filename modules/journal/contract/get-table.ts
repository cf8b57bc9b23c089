import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Day, Id, nullable, oneOf } from '#platform/contract/shapes.ts';
import { AssessmentColumn, Homework, JournalParams, JournalRow, LessonColumn, MissingLesson } from './shapes.ts';
import { COMMENT_TYPES } from './words.ts';

/** A pupil as a row of the table; whoever left stays with what was written. */
const TableStudent = Type.Object({
  student_id: Id,
  name: Type.String(),
  surname: Type.String(),
  profile_picture: nullable(Type.String()),
  joined_on: Day,
  left_on: nullable(Day),
});

/** The whole journal at once: pupils, lessons, assessments, homework, and what stands in between. */
export const getTable = endpoint('GET /journal/:id/table', {
  params: JournalParams,
  // Whoever looks at a pupil is noted.
  changes: true,
  answer: Type.Object({
    journal: Type.Object({
      ...JournalRow.properties,
      school_id: Id,
      study_year_id: Id,
      class_id: nullable(Id),
      name_first: Type.Boolean(),
      study_year: Type.Object({ starts_on: Day, ends_on: Day }),
      /** Grades that may be written here, best first; empty where points are. */
      scale: Type.Array(Type.String()),
      /** The workplan that it follows. */
      workplan: nullable(Type.Object({ id: Id, name: Type.String() })),
      may: Type.Object({
        write: Type.Boolean(),
        keep: Type.Boolean(),
        plan: Type.Boolean(),
        /** What the reader's comments may be about; empty for those who write none. */
        comment_types: Type.Array(oneOf(COMMENT_TYPES)),
      }),
    }),
    students: Type.Array(TableStudent),
    lessons: Type.Array(LessonColumn),
    assessments: Type.Array(AssessmentColumn),
    homework: Type.Array(Homework),
    missing: Type.Array(MissingLesson),
    /** Absences that families reported, for the days of this journal. */
    reported: Type.Array(Type.Object({ student_id: Id, starts_on: Day, ends_on: Day, all_day: Type.Boolean() })),
  }),
  refuses: ['journal_not_found'],
});
