import { shiftedDay } from './shifted-day.ts';

/** A lesson by its day and number. */
export type Slot = { readonly event_date: string; readonly lesson_number: number };

type Ground = {
  readonly today: string;
  readonly study_year: { readonly starts_on: string; readonly ends_on: string };
  /** Lessons of the timetable around today that nobody has entered, the earliest first. */
  readonly planned: readonly Slot[];
  readonly last: Slot | null;
};

/** Where the timetable has a gap older than this, the next lesson is more likely meant than the forgotten one. */
const RECENT_DAYS = 7;

/**
 * Which lesson a teacher most likely enters now: the first of today that is not entered, else the last one of the past
 * week, else the next one of the timetable. Without a timetable it is today, with the number of the last lesson.
 */
export function proposeLesson({ today, study_year, planned, last }: Ground): Slot {
  const recent = shiftedDay(today, -RECENT_DAYS);
  const found =
    planned.find(({ event_date }) => event_date === today) ??
    planned.findLast(({ event_date }) => event_date < today && event_date >= recent) ??
    planned.find(({ event_date }) => event_date > today);
  if (found) return found;
  const { starts_on, ends_on } = study_year;
  const event_date = today < starts_on ? starts_on : today > ends_on ? ends_on : today;
  return { event_date, lesson_number: last?.lesson_number ?? 1 };
}
