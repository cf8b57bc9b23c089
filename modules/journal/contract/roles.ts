import { ROLE_TYPE_IDS, ROLE_TYPES, type RoleTypeId } from '#platform/contract/role-types.ts';

const { student, parent, participant } = ROLE_TYPES;
const FAMILIES: readonly RoleTypeId[] = [student, parent, participant];

/** Those who work at a school: everybody but pupils, families and guests. */
export const STAFF_ROLES: readonly RoleTypeId[] = ROLE_TYPE_IDS.filter((type_id) => !FAMILIES.includes(type_id));
