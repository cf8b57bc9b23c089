import { handle } from '#platform/server/handle.ts';
import { permit } from '#platform/server/refusal.ts';
import { createAssessment as contract } from '../contract/create-assessment.ts';
import { judgeAssessment } from '../rules/judge-assessment.ts';
import { insertAssessment, readAssessment } from './assessment-store.ts';
import { yearOf } from './ground-store.ts';
import { holdTaught } from './journal-store.ts';
import { tellJournal } from './telling-store.ts';

export const createAssessment = handle(contract, async ({ tx, actor, params, body, now, announce }) => {
  const journal = await holdTaught(tx, actor, params.id);
  const study_year = await yearOf(tx, journal);
  permit(judgeAssessment(body, { is_point_based: journal.is_point_based, study_year }));
  const assessment = await insertAssessment(tx, journal.id, readAssessment(body, null), actor.user_id, now);
  await tellJournal(announce, journal.id);
  return assessment;
});
