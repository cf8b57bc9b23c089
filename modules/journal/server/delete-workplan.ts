import { handle } from '#platform/server/handle.ts';
import { deleteWorkplan as contract } from '../contract/delete-workplan.ts';
import { holdWorkplan } from './kept-workplan-store.ts';
import { tellOfWorkplan } from './telling-store.ts';
import { removeWorkplan } from './workplan-writing-store.ts';

export const deleteWorkplan = handle(contract, async ({ tx, school, params, now, announce }) => {
  const plan = await holdWorkplan(tx, school, params.workplanId);
  // Whose it was is known only as long as it is there.
  await tellOfWorkplan(tx, announce, { ...plan, school_id: school.school_id });
  await removeWorkplan(tx, plan.id, now);
  return null;
});
