import { handle } from '#platform/server/handle.ts';
import { createFreeDays as contract } from '../contract/create-free-days.ts';
import { FREE_DAYS_MAX } from '../contract/limits.ts';
import { judgeFreeDays } from '../rules/judge-free-days.ts';
import { countFreeDays, insertFreeDays } from './free-days-store.ts';
import { tellOfFreeDays } from './telling-store.ts';

export const createFreeDays = handle(contract, async ({ tx, school, body, announce, permit, refuse }) => {
  permit(judgeFreeDays(body));
  if ((await countFreeDays(tx, school)) >= FREE_DAYS_MAX) refuse('too_many_free_days', { max: FREE_DAYS_MAX });
  const made = await insertFreeDays(tx, school, body);
  await tellOfFreeDays(announce, school);
  return made;
});
