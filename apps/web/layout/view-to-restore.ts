import type { Me } from '#platform/web/data/me.ts';
import type { ViewChoice } from '#platform/web/data/view.ts';

/** What has to be chosen so that a new session stands where the old one stood; null when it does. */
export function viewToRestore(before: Me, now: Me): ViewChoice | null {
  const sameRole = before.current_role?.role_id === now.current_role?.role_id;
  if (sameRole && before.viewed_user_id === now.viewed_user_id) return null;
  const isChild = before.children.some(({ user_id }) => user_id === before.viewed_user_id);
  return {
    role_id: before.current_role?.role_id,
    viewed_user_id: isChild ? (before.viewed_user_id ?? undefined) : undefined,
  };
}
