import { handle } from '#platform/server/handle.ts';
import { getMyRoles as contract } from '../contract/get-my-roles.ts';
import { activeRolesOf } from './role-store.ts';

export const getMyRoles = handle(contract, ({ tx, actor, now }) => activeRolesOf(tx, actor.user_id, now));
