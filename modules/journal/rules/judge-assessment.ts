import { isBlank, lengthOf } from '#platform/contract/text.ts';
import { allow, refuse, type Verdict } from '#platform/contract/verdict.ts';
import type { ASSESSMENT_FAULTS, WrittenAssessment } from '../contract/create-assessment.ts';
import { TITLE_MAX } from '../contract/limits.ts';
import { firstFault, judgeDate, judgeDescription, judgePoints, type StudyYear } from './judge-fields.ts';

type AssessmentFault = (typeof ASSESSMENT_FAULTS)[number];

function judgeTitle(title: unknown): Verdict<AssessmentFault> {
  if (typeof title !== 'string' || isBlank(title)) return refuse('assessment_title_required');
  return lengthOf(title.trim()) > TITLE_MAX ? refuse('assessment_title_too_long', { max: TITLE_MAX }) : allow;
}

/** May an assessment be saved like this? The first fault counts, in the order of the form (S3 section 5). */
export const judgeAssessment = (
  written: WrittenAssessment,
  ground: { readonly is_point_based: boolean; readonly study_year: StudyYear },
): Verdict<AssessmentFault> =>
  firstFault<AssessmentFault>(
    judgeTitle(written.title),
    judgeDescription(written.description),
    judgePoints(written.max_points, ground.is_point_based),
    judgeDate(written.assessed_on, ground.study_year),
  );

/** May the maximum become this, where somebody already has so many points? */
export function judgeMaximum(
  max_points: number | null,
  given: number | null,
): Verdict<'points_above_max' | 'error.points.missing_expand'> {
  if (given === null) return allow;
  if (max_points === null) return refuse('error.points.missing_expand');
  return given > max_points ? refuse('points_above_max', { max: max_points }) : allow;
}
