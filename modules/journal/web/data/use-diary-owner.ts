import { ROLE_TYPES } from '#platform/contract/role-types.ts';
import { type MyChild, useMe } from '#platform/web/data/me.ts';

/** Whose diary is open: one's own, or that of the child whom the shell looks at. */
export type DiaryOwner = {
  readonly user_id: number;
  readonly school_id: number;
  /** The child; null for a pupil who reads the own diary. */
  readonly child: MyChild | null;
};

/** Null for those who have no diary to read: a parent without a child, or another role. */
export function useDiaryOwner(): DiaryOwner | null {
  const { id, current_role, children, viewed_user_id } = useMe();
  if (current_role === null) return null;
  const { type_id, school_id, role_id } = current_role;
  if (type_id === ROLE_TYPES.student) return { user_id: id, school_id, child: null };
  const child = children.find((one) => one.user_id === viewed_user_id && one.role_id === role_id);
  return type_id === ROLE_TYPES.parent && child ? { user_id: child.user_id, school_id, child } : null;
}
