import { describeFile, filesOf } from '#modules/files/server/doors.ts';
import { handle } from '#platform/server/handle.ts';
import { getWorkplan as contract } from '../contract/get-workplan.ts';
import { workplanFile } from '../contract/workplan-file.ts';
import { loadTaught } from './journal-store.ts';
import { workplanOf } from './workplan-store.ts';

export const getWorkplan = handle(contract, async ({ tx, actor, params, now, credential }) => {
  const { id, workplan_id } = await loadTaught(tx, actor, params.id);
  if (workplan_id === null) return null;
  const plan = await workplanOf(tx, id, workplan_id);
  const [file] = await filesOf(tx, workplanFile.app_name, [workplan_id]);
  return {
    ...plan,
    lesson_count: plan.blocks.reduce((sum, { lessons }) => sum + lessons.length, 0),
    file_size: file?.size ?? null,
    file_name: file?.file_name ?? null,
    file_location: file ? describeFile({ actor, credential, now }, file).path : null,
  };
});
