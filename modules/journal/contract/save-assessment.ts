import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { ASSESSMENT_FAULTS, WrittenAssessment } from './create-assessment.ts';
import { Assessment, AssessmentParams } from './shapes.ts';

export const saveAssessment = endpoint('POST /journal/:id/assessments/:assessmentId', {
  params: AssessmentParams,
  body: Type.Object({ ...WrittenAssessment.properties, since: Type.Optional(Type.Integer({ minimum: 1 })) }),
  answer: Assessment,
  refuses: [
    'journal_not_found',
    'journal_locked',
    'assessment_not_found',
    ...ASSESSMENT_FAULTS,
    // Points that were given already would lie above a smaller maximum.
    'points_above_max',
    'assessment_saved_meanwhile',
  ],
});
