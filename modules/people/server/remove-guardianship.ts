import { handle } from '#platform/server/handle.ts';
import { guardianRemoved } from '../contract/facts.ts';
import { removeGuardianship as contract } from '../contract/remove-guardianship.ts';
import { deleteGuardianship, lockGuardianship, tellFamily } from './guardianship-store.ts';
import { loadPersonDetail } from './person-detail-store.ts';

export const removeGuardianship = handle(contract, async ({ tx, school, params, now, refuse, announce }) => {
  const held = (await lockGuardianship(tx, school, params.guardianshipId, now)) ?? refuse('guardianship_not_found');
  await deleteGuardianship(tx, held);
  await tellFamily(announce, guardianRemoved, school, held);
  return loadPersonDetail(tx, school, held.child_id, now);
});
