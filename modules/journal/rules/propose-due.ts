import type { Slot } from './propose-lesson.ts';
import { shiftedDay } from './shifted-day.ts';

const WEEK = 7;

/** Lessons of the last weeks tell when there is one; older ones may be of another timetable. */
const LOOKED_AT = 20;

const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/**
 * When homework is most likely due: in the next lesson that is entered already, else at the next weekday and number that
 * this journal has had of late, else in a week.
 */
export function proposeDue(
  lessons: readonly Slot[],
  given_on: string,
): { readonly due_on: string; readonly due_lesson_number: number | null } {
  const entered = lessons
    .filter(({ event_date }) => event_date > given_on)
    .toSorted((one, other) => one.event_date.localeCompare(other.event_date) || one.lesson_number - other.lesson_number)
    .at(0);
  if (entered) return { due_on: entered.event_date, due_lesson_number: entered.lesson_number };
  const recent = lessons.slice(-LOOKED_AT);
  const upcoming = Array.from({ length: WEEK }, (_, at) => shiftedDay(given_on, at + 1));
  for (const due_on of upcoming) {
    const numbers = recent.flatMap(({ event_date, lesson_number }) =>
      weekday(event_date) === weekday(due_on) ? [lesson_number] : [],
    );
    if (numbers.length > 0) return { due_on, due_lesson_number: Math.min(...numbers) };
  }
  return { due_on: shiftedDay(given_on, WEEK), due_lesson_number: null };
}
