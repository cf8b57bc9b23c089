import { handle } from '#platform/server/handle.ts';
import { guardianRemoved } from '../contract/facts.ts';
import { removeGuardianship as contract } from '../contract/remove-guardianship.ts';
import { deleteGuardianship, lockGuardianship } from './guardianship-store.ts';
import { loadPersonDetail } from './person-detail-store.ts';

export const removeGuardianship = handle(contract, async ({ tx, school, params, now, refuse, announce }) => {
  const held = (await lockGuardianship(tx, school, params.guardianshipId, now)) ?? refuse('guardianship_not_found');
  await deleteGuardianship(tx, held);
  const { child_id, guardian_id } = held;
  const change = { school_id: school.school_id, child_id, guardian_id };
  await announce(guardianRemoved, change, { persons: [child_id, guardian_id] });
  await announce(guardianRemoved, change, { name: `school-leaders:${school.school_id}` });
  return loadPersonDetail(tx, school, child_id, now);
});
