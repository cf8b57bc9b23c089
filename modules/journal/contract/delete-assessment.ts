import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { AssessmentParams } from './shapes.ts';

/** Takes an assessment away without grades and comments (S3 section 8). */
export const deleteAssessment = endpoint('DELETE /journal/:id/assessments/:assessmentId', {
  params: AssessmentParams,
  answer: Type.Null(),
  refuses: ['journal_not_found', 'journal_locked', 'assessment_not_found', 'task_has_grades', 'has_linked_comments'],
});
