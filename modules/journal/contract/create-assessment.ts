import { type Static, Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Assessment, JournalParams } from './shapes.ts';

/** The documents name a label for some of its faults, so these fields are judged by the rule. */
export const WrittenAssessment = Type.Object({
  title: Type.Optional(Type.Unknown()),
  description: Type.Optional(Type.Unknown()),
  max_points: Type.Optional(Type.Unknown()),
  assessed_on: Type.Optional(Type.Unknown()),
  is_in_aggregate: Type.Optional(Type.Boolean()),
});
export type WrittenAssessment = Static<typeof WrittenAssessment>;

export const ASSESSMENT_FAULTS = [
  'assessment_title_required',
  'assessment_title_too_long',
  'error.event_description.long_expand',
  'error.points.missing_expand',
  'error.points.negative_expand',
  'error.points.large_expand',
  'error.date.format',
  'error.date.study_year',
] as const;

export const createAssessment = endpoint('POST /journal/:id/assessments', {
  params: JournalParams,
  body: WrittenAssessment,
  answer: Assessment,
  refuses: ['journal_not_found', 'journal_locked', ...ASSESSMENT_FAULTS],
});
