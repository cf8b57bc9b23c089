import { isBlank } from '#platform/contract/text.ts';
import { handle } from '#platform/server/handle.ts';
import { refusingOn } from '#platform/server/refusal.ts';
import { savePlatformSchool as contract } from '../contract/save-platform-school.ts';
import { changeSchool, platformSchool } from './platform-store.ts';
import { tellOfSchool } from './school-store.ts';

export const savePlatformSchool = handle(contract, async ({ tx, actor, params, body, now, refuse, announce }) => {
  if (body.name !== undefined && isBlank(body.name)) refuse('name_required');
  const next = { ...body, name: body.name?.trim() };
  await refusingOn({ school_name_once: 'school_name_taken' }, changeSchool(tx, actor, params.id, next));
  const saved = (await platformSchool(tx, actor, params.id, now)) ?? refuse('school_not_found');
  await tellOfSchool(announce, saved.id);
  return saved;
});
