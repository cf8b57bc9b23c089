import { handle } from '#platform/server/handle.ts';
import { guardianChanged } from '../contract/facts.ts';
import { saveGuardianship as contract } from '../contract/save-guardianship.ts';
import { changeGuardianship, lockGuardianship, tellFamily } from './guardianship-store.ts';
import { loadPersonDetail } from './person-detail-store.ts';

export const saveGuardianship = handle(contract, async ({ tx, school, params, body, now, refuse, announce }) => {
  const held = (await lockGuardianship(tx, school, params.guardianshipId, now)) ?? refuse('guardianship_not_found');
  await changeGuardianship(tx, held, body, now);
  await tellFamily(announce, guardianChanged, school, held);
  return loadPersonDetail(tx, school, held.child_id, now);
});
