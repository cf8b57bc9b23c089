import { handle } from '#platform/server/handle.ts';
import type { Feature } from '../contract/features.ts';
import { getMyContext as contract } from '../contract/get-my-context.ts';
import { ROLE_TYPES, SCHOOL_LEADERS } from '../contract/role-types.ts';
import { childrenOf } from './child-store.ts';
import { activeRolesOf } from './role-store.ts';
import { schoolWithFeatures } from './school-store.ts';

/** What this installation has switched on or off for all its schools. */
type Switches = { has_upload_limits: boolean; has_polling_promo: boolean };

export const getMyContext = (switches: Switches) =>
  handle(contract, async ({ tx, actor, now }) => {
    const roles = await activeRolesOf(tx, actor.user_id, now);
    const school = actor.role ? await schoolWithFeatures(tx, actor.role.school_id) : undefined;
    return {
      roles,
      current_role: roles.find((role) => role.role_id === actor.role?.role_id) ?? null,
      viewed_user_id: actor.viewed_user_id,
      children: await childrenOf(tx, actor.user_id, now),
      school: school ? { ...school, features: school.features as Feature[], ...switches } : null,
      is_root: actor.is_root,
      may: {
        lead_school: SCHOOL_LEADERS.some((leader) => leader === actor.role?.type_id),
        keep_platform: actor.is_root,
        see_teacher_dashboard:
          actor.role?.type_id === ROLE_TYPES.teacher && school?.is_teacher_dashboard_enabled === true,
      },
    };
  });
