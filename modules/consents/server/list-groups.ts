import { handle } from '#platform/server/handle.ts';
import { listGroups as contract } from '../contract/list-groups.ts';
import { groupsOf } from '../rules/groups.ts';
import { mayTargetAll } from '../rules/may-keep.ts';
import { partsOf } from './group-store.ts';

export const listGroups = handle(contract, async ({ tx, actor, school, now }) => ({
  groups: groupsOf(await partsOf(tx, school, now)),
  may: { target_all: mayTargetAll(actor.role?.type_id ?? 0) },
}));
