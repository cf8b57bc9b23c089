import { handle } from '#platform/server/handle.ts';
import { createAbsence as contract } from '../contract/create-absence.ts';
import { judgeAbsence, readAbsence as readWritten } from '../rules/judge-absence.ts';
import { mayReport } from '../rules/may-report.ts';
import { describeAbsence, insertAbsence, readAbsence } from './absence-store.ts';
import { tellAbsence } from './absence-telling-store.ts';
import { loadPupil, wallClockOf } from './pupil-store.ts';

export const createAbsence = handle(contract, async ({ tx, actor, params, body, now, announce, permit }) => {
  const pupil = await loadPupil(tx, actor, params.studentId, now);
  permit(mayReport(pupil, now));
  permit(judgeAbsence(body, wallClockOf(pupil, now)));
  const id = await insertAbsence(tx, pupil, readWritten(body), actor.user_id, now);
  await tellAbsence(tx, announce, pupil, now);
  return describeAbsence(await readAbsence(tx, pupil, id), pupil, now);
});
