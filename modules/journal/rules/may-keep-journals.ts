import { ROLE_TYPES } from '#platform/contract/role-types.ts';

/** Whether somebody keeps all journals of the school; a form master sees those of the class and the own ones. */
export const keepsJournals = (type_id: number): boolean =>
  type_id === ROLE_TYPES.headmaster || type_id === ROLE_TYPES.admin;
