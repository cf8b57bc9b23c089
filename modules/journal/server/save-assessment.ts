import { handle } from '#platform/server/handle.ts';
import { permit } from '#platform/server/refusal.ts';
import { saveAssessment as contract } from '../contract/save-assessment.ts';
import { judgeAssessment, judgeMaximum } from '../rules/judge-assessment.ts';
import { gradedIn, holdAssessment, readAssessment, rewriteAssessment } from './assessment-store.ts';
import { yearOf } from './ground-store.ts';
import { holdTaught } from './journal-store.ts';
import { tellJournal } from './telling-store.ts';

export const saveAssessment = handle(contract, async ({ tx, actor, params, body, now, announce, refuse }) => {
  const journal = await holdTaught(tx, actor, params.id);
  const study_year = await yearOf(tx, journal);
  permit(judgeAssessment(body, { is_point_based: journal.is_point_based, study_year }));
  const before = (await holdAssessment(tx, journal.id, params.assessmentId)) ?? refuse('assessment_not_found');
  if (body.since !== undefined && body.since !== before.version) refuse('assessment_saved_meanwhile');
  const text = readAssessment(body, before);
  permit(judgeMaximum(text.max_points, (await gradedIn(tx, before)).points));
  const assessment = await rewriteAssessment(tx, before, text, actor.user_id, now);
  await tellJournal(announce, journal.id);
  return assessment;
});
