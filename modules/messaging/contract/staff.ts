import { ROLE_TYPES, type RoleTypeId } from '#platform/contract/role-types.ts';

const { student, parent, participant, caterer, ...working } = ROLE_TYPES;

/** Those who count as staff of a school: they may mark messages as important (S2 section 5). */
export const STAFF: readonly RoleTypeId[] = Object.values(working);
