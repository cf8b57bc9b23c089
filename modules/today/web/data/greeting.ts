/** The part of the day that a greeting names. */
export type DayPart = 'morning' | 'day' | 'evening';

/** Morning until eleven, evening from six on. */
export const dayPart = (hour: number): DayPart => {
  if (hour >= 18 || hour < 4) return 'evening';
  return hour < 11 ? 'morning' : 'day';
};
