import { handle } from '#platform/server/handle.ts';
import { deleteWorkplan as contract } from '../contract/delete-workplan.ts';
import { holdWorkplan } from './kept-workplan-store.ts';
import { tellOfWorkplans } from './telling-store.ts';
import { removeWorkplan } from './workplan-writing-store.ts';

export const deleteWorkplan = handle(contract, async ({ tx, school, params, now, announce }) => {
  const { id } = await holdWorkplan(tx, school, params.workplanId);
  await removeWorkplan(tx, id, now);
  await tellOfWorkplans(announce, school);
  return null;
});
