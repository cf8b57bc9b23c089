import { handle } from '#platform/server/handle.ts';
import { deleteFreeDays as contract } from '../contract/delete-free-days.ts';
import { holdFreeDays, removeFreeDays } from './free-days-store.ts';
import { tellOfFreeDays } from './telling-store.ts';

export const deleteFreeDays = handle(contract, async ({ tx, school, params, announce, refuse }) => {
  await removeFreeDays(tx, (await holdFreeDays(tx, school, params.freeDaysId)) ?? refuse('free_days_not_found'));
  await tellOfFreeDays(announce, school);
  return null;
});
