import { handle } from '#platform/server/handle.ts';
import { getAbsence as contract } from '../contract/get-absence.ts';
import { describeAbsence, loadAbsence } from './absence-store.ts';

export const getAbsence = handle(contract, async ({ tx, actor, params, now }) => {
  const { absence, pupil } = await loadAbsence(tx, actor, params.absenceId, now);
  return describeAbsence(absence, pupil, now);
});
