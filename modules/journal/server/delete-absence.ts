import { handle } from '#platform/server/handle.ts';
import { deleteAbsence as contract } from '../contract/delete-absence.ts';
import { mayChange } from '../rules/may-report.ts';
import { cancelAbsence, holdAbsence } from './absence-store.ts';
import { tellAbsence } from './absence-telling-store.ts';

export const deleteAbsence = handle(contract, async ({ tx, actor, params, now, announce, permit }) => {
  const { absence, pupil } = await holdAbsence(tx, actor, params.absenceId, now);
  permit(mayChange(pupil, new Date(absence.ends_at), now));
  await cancelAbsence(tx, absence.id, now);
  await tellAbsence(tx, announce, pupil, now);
  return null;
});
