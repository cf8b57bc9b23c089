import { type Static, Type } from 'typebox';
import { Id, Moment, nullable, oneOf } from '#platform/contract/shapes.ts';
import { SLOTS_MAX, STUDENTS_MAX, TEACHERS_MAX } from './limits.ts';
import { LessonNumber } from './shapes.ts';
import { JOURNAL_ICONS, JOURNAL_TYPES } from './words.ts';

/** A lesson in every week: 1 is Monday. */
export const Slot = Type.Object({ weekday: Type.Integer({ minimum: 1, maximum: 7 }), lesson_number: LessonNumber });
export type Slot = Static<typeof Slot>;

const kept = {
  icon: oneOf(JOURNAL_ICONS),
  type: oneOf(JOURNAL_TYPES),
  is_point_based: Type.Boolean(),
  /** Study of single pupils: a new lesson begins with choosing them. */
  individual: Type.Boolean(),
  name_first: Type.Boolean(),
  /** The class whose pupils are in it by themselves; null for a group of chosen ones. */
  class_id: nullable(Id),
  course_id: nullable(Id),
};

/** A journal as its keepers write it. The title is judged by the rule, which has a sentence for each of its faults. */
export const WrittenSettings = Type.Object({
  ...kept,
  title: Type.Optional(Type.Unknown()),
  teacher_ids: Type.Array(Id, { maxItems: TEACHERS_MAX, uniqueItems: true }),
  /** The pupils of a group; those of a class follow the class. */
  student_ids: Type.Array(Id, { maxItems: STUDENTS_MAX, uniqueItems: true }),
  slots: Type.Array(Slot, { maxItems: SLOTS_MAX, uniqueItems: true }),
});
export type WrittenSettings = Static<typeof WrittenSettings>;

export const Named = Type.Object({ user_id: Id, name: Type.String() });
export type Named = Static<typeof Named>;

export const JournalSettings = Type.Object({
  id: Id,
  school_id: Id,
  title: Type.String(),
  ...kept,
  is_locked: Type.Boolean(),
  /** Grades or points were given, so that they cannot become the other any more. */
  has_grades: Type.Boolean(),
  course_name: nullable(Type.String()),
  workplan_name: nullable(Type.String()),
  teachers: Type.Array(Named),
  students: Type.Array(Named),
  slots: Type.Array(Slot),
  /** Whoever saves names the state that they saw. */
  updated_at: Moment,
});
export type JournalSettings = Static<typeof JournalSettings>;

/** What may be wrong with the settings of a journal, in the order of the form. */
export const SETTINGS_FAULTS = [
  'journal_title_required',
  'journal_title_too_long',
  'journal_teacher_required',
  'journal_teacher_unknown',
  'journal_class_unknown',
  'journal_course_unknown',
  'journal_student_unknown',
] as const;
