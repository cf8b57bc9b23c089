/** Lesson types that a school may offer (S3 section 3); a type's id is its place in this list, so it never changes. */
export const LESSON_TYPES = [
  'regular',
  'practical',
  'project',
  'distance',
  'hybrid',
  'e_lesson',
  'independent_study',
  'guest',
  'outdoor',
  'individual',
  'study_trip',
  'event',
] as const;

export type LessonTypeName = (typeof LESSON_TYPES)[number];

/** The id of a lesson type; the first one is 1. */
export const lessonTypeId = (name: LessonTypeName): number => LESSON_TYPES.indexOf(name) + 1;

/** The type of an id, or undefined for one that does not exist. */
export const lessonTypeOf = (id: number): LessonTypeName | undefined => LESSON_TYPES[id - 1];
