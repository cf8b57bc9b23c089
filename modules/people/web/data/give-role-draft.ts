import type { InputOf } from '#platform/contract/endpoint.ts';
import { dayFault, readDay } from '#platform/web/i18n/written-day.ts';
import type { giveRole } from '../../contract/give-role.ts';
import { dayAfter } from './days.ts';
import type { FaultWord } from './fault-word.ts';
import { missingIn, NO_ROLE, ROLE_REFUSALS, type RoleChoice, roleBody } from './role-choice.ts';

/** A role that is about to be given, as typed; empty days mean today and without an end. */
export type GiveRoleDraft = RoleChoice & { starts_on: string; last_day: string };

export const NOTHING_GIVEN: GiveRoleDraft = { ...NO_ROLE, starts_on: '', last_day: '' };

export function checkGiveRole(draft: GiveRoleDraft, today: string): Partial<Record<keyof GiveRoleDraft, FaultWord>> {
  const missing = missingIn(draft);
  const first = readDay(draft.starts_on) ?? today;
  const last = readDay(draft.last_day);
  const [starts_on, last_day] = [dayFault(draft.starts_on), dayFault(draft.last_day)];
  return {
    ...(missing === 'type_id' && { type_id: 'role_form.role_required' as const }),
    ...(missing === 'class_id' && { class_id: 'errors.class_required' as const }),
    ...(starts_on && { starts_on }),
    ...(last !== null && last < first && { last_day: 'errors.role_ends_before_start' as const }),
    ...(last_day && { last_day }),
  };
}

/** What is sent; null while no role is chosen. */
export function giveRoleBody(draft: GiveRoleDraft): NonNullable<InputOf<typeof giveRole>['body']> | null {
  if (draft.type_id === null) return null;
  const starts_on = readDay(draft.starts_on);
  const last = readDay(draft.last_day);
  return {
    ...roleBody(draft, draft.type_id),
    ...(starts_on !== null && { starts_on }),
    ...(last !== null && { ends_on: dayAfter(last) }),
  };
}

export const GIVE_ROLE_REFUSALS = {
  ...ROLE_REFUSALS,
  starts_on: ['role_starts_too_late'],
  last_day: ['role_ends_before_start', 'role_ends_too_late'],
} as const;
