import { handle } from '#platform/server/handle.ts';
import { saveFreeDays as contract } from '../contract/save-free-days.ts';
import { judgeFreeDays } from '../rules/judge-free-days.ts';
import { holdFreeDays, rewriteFreeDays } from './free-days-store.ts';
import { tellOfFreeDays } from './telling-store.ts';

export const saveFreeDays = handle(contract, async ({ tx, school, params, body, announce, permit, refuse }) => {
  const before = (await holdFreeDays(tx, school, params.freeDaysId)) ?? refuse('free_days_not_found');
  permit(judgeFreeDays(body));
  if (body.since !== undefined && body.since !== before.version) refuse('free_days_saved_meanwhile');
  const saved = await rewriteFreeDays(tx, before, body);
  await tellOfFreeDays(announce, school);
  return saved;
});
