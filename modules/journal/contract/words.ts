/** What a journal is for: a subject with a grade on the certificate, or a hobby group (S3 section 3). */
export const JOURNAL_TYPES = ['default', 'hobby_group'] as const;

/** Pictures that a journal may have beside its title. */
export const JOURNAL_ICONS = [
  'book',
  'math',
  'language',
  'globe',
  'flask',
  'leaf',
  'atom',
  'palette',
  'music',
  'ball',
  'code',
  'history',
  'chess',
  'theater',
  'star',
] as const;

/** Whether somebody was in a lesson; nothing is written about those who were. */
export const ATTENDANCES = ['absent', 'excused', 'late', 'left_early'] as const;
export type Attendance = (typeof ATTENDANCES)[number];

/** What a word about a pupil is about (S3 section 3, "Comment types"). */
export const COMMENT_TYPES = [
  'classroom_conduct',
  'core_competence',
  'formmaster',
  'general',
  'headmaster',
  'participation',
  'values_exhibited',
  'work_completion',
  'working_with_others',
] as const;
export type CommentType = (typeof COMMENT_TYPES)[number];
