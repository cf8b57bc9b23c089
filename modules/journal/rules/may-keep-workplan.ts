import { ROLE_TYPES } from '#platform/contract/role-types.ts';
import { keepsJournals } from './may-keep-journals.ts';

const { teacher, formmaster } = ROLE_TYPES;

/** What decides about a workplan of the caller's school. */
export type WorkplanStanding = {
  readonly type_id: number;
  readonly is_author: boolean;
  readonly is_shared: boolean;
  /** The caller teaches in a journal that follows it. */
  readonly teaches_by_it: boolean;
};

export type WorkplanRights = { readonly read: boolean; readonly write: boolean };

/** Its author writes a plan, and the school's leaders do; colleagues read what is shared, or what they teach by. */
export function workplanRights({ type_id, is_author, is_shared, teaches_by_it }: WorkplanStanding): WorkplanRights {
  const leads = keepsJournals(type_id);
  const isTeacher = type_id === teacher || type_id === formmaster;
  return {
    read: leads || (isTeacher && (is_author || is_shared || teaches_by_it)),
    write: leads || (isTeacher && is_author),
  };
}
