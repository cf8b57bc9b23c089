import type { DemoPeople } from '#modules/people/server/doors.ts';

export type School = DemoPeople['schools'][number];

/** A journal of the demonstration before it has lessons. */
export type Plan = {
  readonly code: string;
  readonly title: string;
  readonly level: number;
  readonly class_id: number | null;
  readonly course_id: number | null;
  readonly teacher_id: number;
  readonly pupils: readonly number[];
  readonly hours: number;
  /** Lessons of the end of the timetable that were forgotten. */
  readonly forgotten: number;
  /** Of those whom visitors can be: it is filled for months. */
  readonly is_shown: boolean;
  readonly has_workplan: boolean;
  readonly is_point_based?: boolean;
  readonly is_individual?: boolean;
  readonly is_hobby?: boolean;
  /** The weekday of something after the lessons. */
  readonly weekday?: number;
  /** The first or the second course of a subject in the same hours; the first one is over and locked. */
  readonly part?: 1 | 2;
  /** Somebody who was in it until some days ago. */
  readonly left?: { readonly person_id: number; readonly days_ago: number };
};
