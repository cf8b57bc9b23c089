import { allow, refuse, type Verdict } from '#platform/contract/verdict.ts';
import { ROLE_END_YEARS_AHEAD, ROLE_START_YEARS_AHEAD } from '../contract/limits.ts';
import {
  CLASS_ROLES,
  LABELS_BY_TYPE,
  ROLE_TYPE_IDS,
  ROLE_TYPES,
  type RoleLabel,
  type RoleTypeId,
} from '../contract/role-types.ts';
import type { InvitationState } from './shown-invitation.ts';

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

/** The roles that somebody may give, for the forms that offer them. */
export const rolesToGive = (actor_type_id: number, school_has_headmaster: boolean): RoleTypeId[] =>
  ROLE_TYPE_IDS.filter((type_id) => mayHandleRole(actor_type_id, type_id, school_has_headmaster).allowed);

/** A class where the role needs one, and only there. */
export function judgeClass(
  type_id: number,
  class_id: number | undefined,
): Verdict<'class_required' | 'invalid_request'> {
  if (needsClass(type_id) && class_id === undefined) return refuse('class_required');
  if (!needsClass(type_id) && class_id !== undefined) return refuse('invalid_request', { field: 'class_id' });
  return allow;
}

/** The labels of each type that has some, for the forms that offer them. */
export const labelsToGive = (type_ids: readonly RoleTypeId[]): { type_id: RoleTypeId; labels: RoleLabel[] }[] =>
  type_ids.flatMap((type_id) => {
    const labels = LABELS_BY_TYPE[type_id];
    return labels ? [{ type_id, labels: [...labels] }] : [];
  });

/** A label makes its own type finer: a pupil is no principal. */
export const judgeLabel = (type_id: RoleTypeId, label: RoleLabel | undefined): Verdict<'role_label_unfit'> =>
  label === undefined || LABELS_BY_TYPE[type_id]?.includes(label) ? allow : refuse('role_label_unfit');

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** A role that is over before it begins is none, and one in another age is a slip of the pen. */
export function judgeDays(
  today: string,
  starts_on: string,
  ends_on: string | undefined,
): Verdict<'role_starts_too_late' | 'role_ends_before_start' | 'role_ends_too_late'> {
  const [latestStart, latestEnd] = [yearOf(today) + ROLE_START_YEARS_AHEAD, yearOf(today) + ROLE_END_YEARS_AHEAD];
  if (yearOf(starts_on) > latestStart) return refuse('role_starts_too_late', { year: latestStart });
  if (ends_on === undefined) return allow;
  if (ends_on <= starts_on) return refuse('role_ends_before_start');
  // The day before is the last one with the role, and it is the one that people name.
  return ends_on > `${latestEnd + 1}-01-01` ? refuse('role_ends_too_late', { year: latestEnd }) : allow;
}

type Held = { readonly type_id: number };

/**
 * A fresh link is only for someone who was invited and has not come in yet: it must never open an account that lives.
 * Whose roles have all ended needs a role first: the link would open nothing.
 */
export function mayRenew(
  invitation: InvitationState,
  roles: readonly Held[],
  actor_type_id: number,
): Verdict<'invitation_accepted' | 'not_invited' | 'role_already_ended' | 'headmaster_only'> {
  if (invitation === 'none') return refuse('not_invited');
  if (invitation === 'accepted') return refuse('invitation_accepted');
  if (roles.length === 0) return refuse('role_already_ended');
  return roles.some(({ type_id }) => type_id === ROLE_TYPES.headmaster)
    ? mayHandleRole(actor_type_id, ROLE_TYPES.headmaster, true)
    : allow;
}
