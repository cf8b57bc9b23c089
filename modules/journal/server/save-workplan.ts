import { handle } from '#platform/server/handle.ts';
import { saveWorkplan as contract } from '../contract/save-workplan.ts';
import { judgeWorkplan } from '../rules/judge-workplan.ts';
import { holdWorkplan } from './kept-workplan-store.ts';
import { tellOfName, tellOfWorkplan } from './telling-store.ts';
import { describeWorkplan } from './workplan-view-store.ts';
import { partsOf, rewriteWorkplan, writeParts, writeWorkplanFile } from './workplan-writing-store.ts';

export const saveWorkplan = handle(
  contract,
  async ({ tx, actor, school, params, body, credential, now, announce, permit, refuse }) => {
    const before = await holdWorkplan(tx, school, params.workplanId);
    // What somebody else took away is no part of it any more; that it was is the better answer.
    if (body.since !== undefined && body.since !== before.version) refuse('workplan_saved_meanwhile');
    permit(judgeWorkplan(body, await partsOf(tx, before.id)));
    await rewriteWorkplan(tx, before.id, body, now);
    await writeParts(tx, before.id, body);
    await writeWorkplanFile(tx, actor, before.id, body.file_id, now);
    const plan = await describeWorkplan(tx, { school, credential, now }, before.id);
    const is_shared = before.is_shared || plan.is_shared;
    await tellOfWorkplan(tx, announce, { school_id: school.school_id, id: plan.id, is_shared });
    if (plan.name !== before.name) await tellOfName(tx, announce, plan.id);
    return plan;
  },
);
