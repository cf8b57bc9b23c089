import { handle } from '#platform/server/handle.ts';
import { saveAbsence as contract } from '../contract/save-absence.ts';
import { judgeAbsence, readAbsence as readWritten } from '../rules/judge-absence.ts';
import { mayChange } from '../rules/may-report.ts';
import { describeAbsence, holdAbsence, readAbsence, rewriteAbsence } from './absence-store.ts';
import { tellAbsence } from './absence-telling-store.ts';
import { wallClockOf } from './pupil-store.ts';

export const saveAbsence = handle(contract, async ({ tx, actor, params, body, now, announce, permit, refuse }) => {
  const { absence, pupil } = await holdAbsence(tx, actor, params.absenceId, now);
  permit(mayChange(pupil, new Date(absence.ends_at), now));
  permit(judgeAbsence(body, wallClockOf(pupil, now), absence));
  if (body.since !== undefined && body.since !== absence.version) refuse('absence_saved_meanwhile');
  await rewriteAbsence(tx, pupil, absence.id, readWritten(body), now);
  await tellAbsence(tx, announce, pupil, now);
  return describeAbsence(await readAbsence(tx, pupil, absence.id), pupil, now);
});
