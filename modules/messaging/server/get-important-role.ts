import { handle } from '#platform/server/handle.ts';
import { getImportantRole as contract } from '../contract/get-important-role.ts';
import { loadConversation } from './membership-store.ts';
import { isStaffIn } from './staff-store.ts';

export const getImportantRole = handle(contract, async ({ tx, actor, params, now }) => {
  const { school_id } = await loadConversation(tx, actor, params.groupId, now);
  return { is_staff: await isStaffIn(tx, actor, school_id, now) };
});
