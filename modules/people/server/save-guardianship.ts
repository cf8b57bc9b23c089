import { handle } from '#platform/server/handle.ts';
import { guardianChanged } from '../contract/facts.ts';
import { saveGuardianship as contract } from '../contract/save-guardianship.ts';
import { changeGuardianship, lockGuardianship } from './guardianship-store.ts';
import { loadPersonDetail } from './person-detail-store.ts';

export const saveGuardianship = handle(contract, async ({ tx, school, params, body, now, refuse, announce }) => {
  const held = (await lockGuardianship(tx, school, params.guardianshipId, now)) ?? refuse('guardianship_not_found');
  await changeGuardianship(tx, held, body, now);
  const { child_id, guardian_id } = held;
  const change = { school_id: school.school_id, child_id, guardian_id };
  await announce(guardianChanged, change, { persons: [child_id, guardian_id] });
  await announce(guardianChanged, change, { name: `school-leaders:${school.school_id}` });
  return loadPersonDetail(tx, school, child_id, now);
});
