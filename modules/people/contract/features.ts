/** Package features: three named by the documents, the rest ours (DECISIONS, "Package features"). */
export const FEATURES = [
  'COURSE_CHOICES',
  'LEARNING_OUTCOMES',
  'consent_management',
  'LESSON_TYPES',
  'LESSON_UPLOADS',
  'MESSAGING_POLLS',
  'MESSAGING_REACTIONS',
  'MESSAGING_LARGE_UPLOADS',
  'EVENT_REGISTRATION',
  'FAMILY_PREMIUM',
] as const;

export type Feature = (typeof FEATURES)[number];

/** `standard` has every feature, `base` none of them. */
export const PACKAGES = ['standard', 'base'] as const;
