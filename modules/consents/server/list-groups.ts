import { handle } from '#platform/server/handle.ts';
import { listGroups as contract } from '../contract/list-groups.ts';
import { groupsOf } from '../rules/groups.ts';
import { partsOf } from './group-store.ts';

export const listGroups = handle(contract, async ({ tx, school, now }) => groupsOf(await partsOf(tx, school, now)));
