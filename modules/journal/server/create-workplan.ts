import { handle } from '#platform/server/handle.ts';
import { createWorkplan as contract } from '../contract/create-workplan.ts';
import { OWN_WORKPLANS_MAX } from '../contract/limits.ts';
import { judgeWorkplan } from '../rules/judge-workplan.ts';
import { tellOfWorkplan } from './telling-store.ts';
import { describeWorkplan } from './workplan-view-store.ts';
import { countOwnWorkplans, insertWorkplan, writeParts, writeWorkplanFile } from './workplan-writing-store.ts';

export const createWorkplan = handle(
  contract,
  async ({ tx, actor, school, body, credential, now, announce, permit, refuse }) => {
    permit(judgeWorkplan(body));
    if ((await countOwnWorkplans(tx, school)) >= OWN_WORKPLANS_MAX)
      refuse('too_many_workplans', { max: OWN_WORKPLANS_MAX });
    const id = await insertWorkplan(tx, school, body, now);
    await writeParts(tx, id, body);
    await writeWorkplanFile(tx, actor, id, body.file_id, now);
    const plan = await describeWorkplan(tx, { school, credential, now }, id);
    await tellOfWorkplan(tx, announce, { ...plan, school_id: school.school_id });
    return plan;
  },
);
