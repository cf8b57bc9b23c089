import { withdraw } from '#modules/notices/server/doors.ts';
import { handle } from '#platform/server/handle.ts';
import { endRole as contract } from '../contract/end-role.ts';
import { headcountChanged, myRolesChanged, roleEnded } from '../contract/facts.ts';
import { roleGivenNotice } from '../contract/notices.ts';
import { SCHOOL_LEADERS } from '../contract/role-types.ts';
import { mayHandleRole } from '../rules/may-give-role.ts';
import { loadPersonDetail } from './person-detail-store.ts';
import { countOtherLeadersLocked, endRoleNow, lockRole } from './role-store.ts';

const isLeader = (type_id: number): boolean => SCHOOL_LEADERS.some((leader) => leader === type_id);

export const endRole = handle(contract, async ({ tx, actor, school, params, now, permit, refuse, announce }) => {
  const { school_id } = school;
  // The school is locked before the role: two leaders who end each other at once are put in line here.
  const others = await countOtherLeadersLocked(tx, school, params.roleId, now);
  const role = (await lockRole(tx, school, params.roleId)) ?? refuse('role_not_found');
  if (role.has_ended) refuse('role_already_ended');
  permit(mayHandleRole(actor.role?.type_id ?? 0, role.type_id, true));
  if (isLeader(role.type_id) && others === 0) refuse('last_leader');
  await endRoleNow(tx, role, now);
  const change = { school_id, user_id: role.person_id, role_id: role.role_id, type_id: role.type_id };
  await announce(roleEnded, change, { name: `school-leaders:${school_id}` });
  await announce(headcountChanged, { school_id }, { name: 'platform' });
  await announce(myRolesChanged, { school_id }, { persons: [role.person_id] });
  // Who never heard of the role need not hear of it any more.
  await withdraw(tx, announce, roleGivenNotice, `role:${role.role_id}`);
  return loadPersonDetail(tx, school, role.person_id, now);
});
