import { lessonTypeId } from '#platform/contract/lesson-types.ts';
import { lot } from '#platform/server/lot.ts';
import { type Calendar, dayOf, weekdayOf } from './demo-days.ts';
import type { Plan } from './demo-plan.ts';
import type { Slot } from './demo-timetable.ts';
import type { Outline } from './demo-workplans.ts';

/** A journal of the demonstration with what it is about. */
export type Journal = {
  readonly id: number;
  readonly plan: Plan;
  readonly outline: Outline;
  readonly workplan_id: number | null;
  readonly made_at: string;
  readonly slots: readonly Slot[];
  /** The days between which it has lessons. */
  readonly from: number;
  readonly until: number;
  readonly country: string;
  readonly has_types: boolean;
};

/** One lesson of the timetable. */
export type Planned = { readonly day: number; readonly lesson_number: number };

/** All lessons that the timetable has for a journal, from the first day of the year to the last one. */
export function plannedIn({ slots, from, until }: Journal, { days }: Calendar): Planned[] {
  const byWeekday = Map.groupBy(
    slots.toSorted((one, other) => one.lesson_number - other.lesson_number),
    ({ weekday }) => weekday,
  );
  return days
    .filter((day) => day >= from && day <= until)
    .flatMap((day) => (byWeekday.get(weekdayOf(day)) ?? []).map(({ lesson_number }) => ({ day, lesson_number })));
}

/** The moment at which a teacher sits down after a lesson. */
export const afterLesson = ({ day, lesson_number }: Planned): string =>
  `${dayOf(day)}T13:${10 + lesson_number * 4}:00Z`;

const SHARE_DESCRIBED = 0.45;
const SHARE_UNUSUAL = 0.12;
const UNUSUAL = ['practical', 'project', 'distance', 'independent_study', 'guest', 'outdoor', 'study_trip'] as const;
const LESSON_POINTS = 10;

function typeOf({ id, plan, has_types }: Journal, place: number): number | null {
  if (!has_types) return null;
  if (plan.is_individual) return lessonTypeId('individual');
  const isUnusual = lot(id, place, 11) < SHARE_UNUSUAL;
  return lessonTypeId(isUnusual ? (UNUSUAL[Math.floor(lot(id, place, 12) * UNUSUAL.length)] ?? 'regular') : 'regular');
}

/** The lessons that were entered, as rows; when the outline is at its end, the year is gone through once more. */
export function drawLessons(journal: Journal, entered: readonly Planned[], firstId: number) {
  const { id: journal_id, plan, outline } = journal;
  return entered.map((planned, place) => {
    const topic = outline[place % outline.length];
    const isNew = place < outline.length;
    const at = afterLesson(planned);
    return {
      id: firstId + place,
      journal_id,
      title: isNew ? (topic?.name ?? plan.title) : `Once more: ${topic?.name ?? plan.title}`,
      event_date: dayOf(planned.day),
      lesson_number: planned.lesson_number,
      description: isNew && lot(journal_id, place, 13) < SHARE_DESCRIBED ? (topic?.description ?? '') : '',
      individual_lesson: plan.is_individual ?? false,
      workplan_lesson_id: isNew ? (topic?.workplan_lesson_id ?? null) : null,
      max_points: plan.is_point_based ? LESSON_POINTS : null,
      lesson_type_id: typeOf(journal, place),
      created_by: plan.teacher_id,
      created_at: at,
      updated_by: plan.teacher_id,
      updated_at: at,
    };
  });
}

export type LessonRow = ReturnType<typeof drawLessons>[number];

const ALONE_MOST = 3;

/** Whose an individual lesson was: one to three of the pupils, in turns. */
export const pupilsAlone = ({ id, plan: { pupils } }: Journal, place: number): number[] => {
  const count = 1 + Math.floor(lot(id, place, 14) * ALONE_MOST);
  return [...new Set(Array.from({ length: count }, (_, step) => pupils[(place * 2 + step) % pupils.length] ?? 0))];
};
