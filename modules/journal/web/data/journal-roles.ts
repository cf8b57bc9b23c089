import { ROLE_TYPES } from '#platform/contract/role-types.ts';
import type { Me } from '#platform/web/data/me.ts';

const { teacher, formmaster, headmaster, admin } = ROLE_TYPES;

const hasOne =
  (...types: readonly number[]) =>
  ({ current_role }: Me): boolean =>
    current_role !== null && types.includes(current_role.type_id);

/** Those who teach have journals of their own. */
export const teaches = hasOne(teacher, formmaster);
/** Those who may open journals at all, their own or the school's. */
export const readsJournals = hasOne(teacher, formmaster, headmaster, admin);
