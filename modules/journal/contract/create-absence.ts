import { type Static, Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { nullable, SchoolQuery } from '#platform/contract/shapes.ts';
import { Absence, StudentParams } from './diary-shapes.ts';

/** Each of its faults has a sentence of its own (S3 section 8), so days and times are judged by the rule. */
export const WrittenAbsence = Type.Object({
  reason: Type.Optional(nullable(Type.String())),
  from: Type.Optional(Type.Unknown()),
  to: Type.Optional(Type.Unknown()),
  all_day: Type.Optional(Type.Boolean()),
});
export type WrittenAbsence = Static<typeof WrittenAbsence>;

/** What may be wrong with an absence, in the order in which it is looked at (S3 section 5). */
export const ABSENCE_FAULTS = [
  'absence_reason_too_long',
  'absence_start_invalid',
  'absence_end_invalid',
  'absence_start_date_past',
  'absence_end_date_past',
  'absence_start_time_past',
  'absence_end_time_past',
  'absence_end_before_start',
  'absence_too_far',
] as const;

/** Tells the school that a pupil will be away. */
export const createAbsence = endpoint('POST /students/:studentId/absences', {
  params: StudentParams,
  query: SchoolQuery,
  body: WrittenAbsence,
  answer: Absence,
  refuses: ['student_not_found', 'absence_guardian_only', ...ABSENCE_FAULTS],
});
