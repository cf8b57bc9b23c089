import { handle } from '#platform/server/handle.ts';
import { deleteAssessment as contract } from '../contract/delete-assessment.ts';
import { gradedIn, holdAssessment, markAssessmentDeleted } from './assessment-store.ts';
import { holdTaught } from './journal-store.ts';
import { tellJournal } from './telling-store.ts';

export const deleteAssessment = handle(contract, async ({ tx, actor, params, now, announce, refuse }) => {
  const journal = await holdTaught(tx, actor, params.id);
  const assessment = (await holdAssessment(tx, journal.id, params.assessmentId)) ?? refuse('assessment_not_found');
  const { grades, comments } = await gradedIn(tx, assessment);
  if (grades) refuse('task_has_grades');
  if (comments) refuse('has_linked_comments');
  await markAssessmentDeleted(tx, assessment, actor.user_id, now);
  await tellJournal(announce, journal.id);
  return null;
});
