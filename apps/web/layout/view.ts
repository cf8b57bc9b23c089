import type { Me } from '#platform/web/data/me.ts';

/** Who looks, in which role, at whom: an answer of one view is never shown in another. */
export const viewOf = ({ id, current_role, viewed_user_id }: Me): string =>
  [id, current_role?.role_id, viewed_user_id].join('-');
