import { allow, refuse, type Verdict } from '#platform/contract/verdict.ts';
import { CLASS_ROLES, ROLE_TYPES } from '../contract/role-types.ts';

export const needsClass = (type_id: number): boolean => CLASS_ROLES.some((role) => role === type_id);

/**
 * An administrator must not become, make or unmake a headmaster: some rights are the headmaster's
 * alone. A school that has no headmaster yet is the exception, or it could never get one.
 */
export function mayHandleRole(
  actor_type_id: number,
  type_id: number,
  school_has_headmaster: boolean,
): Verdict<'headmaster_only'> {
  if (type_id !== ROLE_TYPES.headmaster || actor_type_id === ROLE_TYPES.headmaster) return allow;
  return school_has_headmaster ? refuse('headmaster_only') : allow;
}

/** A class where the role needs one, and only there. */
export function judgeClass(
  type_id: number,
  class_id: number | undefined,
): Verdict<'class_required' | 'invalid_request'> {
  if (needsClass(type_id) && class_id === undefined) return refuse('class_required');
  if (!needsClass(type_id) && class_id !== undefined) return refuse('invalid_request', { field: 'class_id' });
  return allow;
}

/** A role that is over before it begins is none. */
export const judgeDays = (starts_on: string, ends_on: string | undefined): Verdict<'role_ends_before_start'> =>
  ends_on !== undefined && ends_on <= starts_on ? refuse('role_ends_before_start') : allow;

type Held = { readonly type_id: number };

/** A fresh link is only for someone who was invited and has not come in yet: it must never open an account that lives. */
export function mayRenew(
  invitation: 'none' | 'waiting' | 'expired' | 'accepted',
  roles: readonly Held[],
  actor_type_id: number,
): Verdict<'invitation_accepted' | 'not_invited' | 'headmaster_only'> {
  if (invitation === 'none') return refuse('not_invited');
  if (invitation === 'accepted') return refuse('invitation_accepted');
  return roles.some(({ type_id }) => type_id === ROLE_TYPES.headmaster)
    ? mayHandleRole(actor_type_id, ROLE_TYPES.headmaster, true)
    : allow;
}
