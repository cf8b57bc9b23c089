/** Lesson types may be edited by schools whose id ends in a digit of the configured list (S1 section 6). */
export const mayEditLessonTypes = (school_id: number, digits: string): boolean =>
  digits.includes(String(school_id % 10));
