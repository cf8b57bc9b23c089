import { useMe } from '#platform/web/data/me.ts';
import { useRoleName } from '#platform/web/ui/role-name.tsx';

/** The word for the role in which the person is here now. */
export function useMyRoleName(): string {
  const { current_role, is_root } = useMe();
  const roleName = useRoleName();
  if (current_role) return roleName(current_role);
  return is_root ? roleName('root') : '';
}
