import type { AnswerOf } from '#platform/contract/endpoint.ts';
import type { getTable } from '../../contract/get-table.ts';
import type { Cell } from '../../contract/shapes.ts';

/** A whole journal, as the server has it. */
export type Table = AnswerOf<typeof getTable>;
export type Student = Table['students'][number];
type Lesson = Table['lessons'][number];
type Assessed = Table['assessments'][number];

/** What lessons and assessments have in common as columns. */
export type Column = {
  /** Tells columns of both kinds apart. */
  readonly key: string;
  readonly id: number;
  readonly title: string;
  readonly day: string;
  readonly max_points: number | null;
  readonly cells: readonly Cell[];
} & (
  | { readonly kind: 'lesson'; readonly lesson: Lesson }
  | { readonly kind: 'assessment'; readonly assessment: Assessed }
);

export const lessonKey = (id: number): string => `lesson-${id}`;
export const assessmentKey = (id: number): string => `assessment-${id}`;

const ofLesson = (lesson: Lesson): Column => ({
  kind: 'lesson',
  key: lessonKey(lesson.id),
  id: lesson.id,
  title: lesson.title,
  day: lesson.event_date,
  max_points: lesson.max_points,
  cells: lesson.cells,
  lesson,
});
const ofAssessment = (assessment: Assessed): Column => ({
  kind: 'assessment',
  key: assessmentKey(assessment.id),
  id: assessment.id,
  title: assessment.title,
  day: assessment.assessed_on,
  max_points: assessment.max_points,
  cells: assessment.cells,
  assessment,
});

const numberOf = (column: Column): number =>
  column.kind === 'lesson' ? column.lesson.lesson_number : Number.POSITIVE_INFINITY;

/** The columns by day; on one day the lessons by number, and after them what was assessed. */
export const columnsOf = ({ lessons, assessments }: Pick<Table, 'lessons' | 'assessments'>): Column[] =>
  [...lessons.map(ofLesson), ...assessments.map(ofAssessment)].sort(
    (one, other) => one.day.localeCompare(other.day) || Math.sign(numberOf(one) - numberOf(other)) || one.id - other.id,
  );

/** The column that one most likely wants to see first: the last one up to today. */
export function startColumn(columns: readonly Column[], today: string): number {
  const at = columns.findLastIndex(({ day }) => day <= today);
  return at === -1 ? 0 : at;
}

/**
 * Whether anything can be written about a pupil in a column: not in a lesson of others, nor in one while they were away.
 * What stands there of the time before they left and came back can be put right.
 */
export function isOpenFor(column: Column, { student_id, joined_on, left_on }: Student): boolean {
  if (column.kind === 'lesson' && column.lesson.individual_lesson)
    return column.lesson.individual_students.includes(student_id);
  const isIn = column.day >= joined_on && (left_on === null || column.day <= left_on);
  return isIn || column.cells.some((cell) => cell.student_id === student_id);
}
