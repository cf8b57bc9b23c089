import { handle } from '#platform/server/handle.ts';
import type { Feature } from '../contract/features.ts';
import { getMyContext as contract } from '../contract/get-my-context.ts';
import { childrenOf } from './child-store.ts';
import { activeRolesOf } from './role-store.ts';
import { schoolWithFeatures } from './school-store.ts';

export const getMyContext = handle(contract, async ({ tx, actor, now }) => {
  const roles = await activeRolesOf(tx, actor.user_id, now);
  const school = actor.role ? await schoolWithFeatures(tx, actor.role.school_id) : undefined;
  return {
    roles,
    current_role: roles.find((role) => role.role_id === actor.role?.role_id) ?? null,
    viewed_user_id: actor.viewed_user_id,
    children: await childrenOf(tx, actor.user_id, now),
    school: school ? { ...school, features: school.features as Feature[] } : null,
    is_root: actor.is_root,
  };
});
