import { FRESH_PROOF_MINUTES, type PolicyRow } from '#platform/contract/policy.ts';
import { allow, refuse, type Verdict } from '#platform/contract/verdict.ts';
import type { Actor } from './actor.ts';

const isFresh = ({ proved_at }: Actor, now: Date): boolean =>
  proved_at !== null && now.getTime() - proved_at <= FRESH_PROOF_MINUTES * 60_000;

/** May this caller make this call at all? Which things it then reaches, the scope and the doors decide. */
export function mayCall(row: PolicyRow, actor: Actor | null, now: Date): Verdict {
  if (row.who === 'anyone') return allow;
  if (actor === null) return refuse('not_logged_in');
  if ((row.step_up || row.fresh) && actor.is_launched) return refuse('step_up_needed');
  if (row.fresh && !isFresh(actor, now)) return refuse('fresh_proof_needed');
  if (row.who === 'signed-in') return allow;
  if (row.who !== 'any-role' && row.who.root === true && actor.is_root) return allow;
  if (actor.role === null) return refuse(row.says?.no_role ?? 'role_not_provided');
  // The package comes before the role: where a school has none of it, nobody there is told who else might.
  if (row.feature !== undefined && !actor.role.features.includes(row.feature))
    return refuse('feature_permission_missing');
  if (row.who !== 'any-role' && !row.who.roles.includes(actor.role.type_id))
    return refuse(row.says?.by_role?.[actor.role.type_id] ?? row.says?.other_role ?? 'not_allowed_action');
  return allow;
}
