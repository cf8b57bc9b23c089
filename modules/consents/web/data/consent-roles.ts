import type { Me } from '#platform/web/data/me.ts';
import { policy } from '../../contract/policy.ts';

type Row = { readonly who: { readonly roles: readonly number[] } };

const isAmong =
  ({ who }: Row) =>
  ({ current_role }: Me): boolean =>
    current_role !== null && who.roles.includes(current_role.type_id);

/** Whether the current role comes into the admin area at all: the server's own row says it. */
export const readsConsents = isAmong(policy['GET /consents']);

/** Whether it also writes and sends consents. */
export const keepsConsents = isAmong(policy['POST /consents']);
