import type { InputOf } from '#platform/contract/endpoint.ts';
import { isBlank } from '#platform/contract/text.ts';
import type { CallError } from '#platform/web/data/call-error.ts';
import { dayFault, readDay } from '#platform/web/i18n/written-day.ts';
import type { invitePerson } from '../../contract/invite-person.ts';
import type { FaultWord } from './fault-word.ts';
import { missingIn, NO_ROLE, ROLE_REFUSALS, type RoleChoice, roleBody } from './role-choice.ts';

/** Somebody who is being invited, as typed. */
export type InviteDraft = RoleChoice & { firstname: string; lastname: string; email: string; birthday: string };

export const NOBODY: InviteDraft = { firstname: '', lastname: '', email: '', birthday: '', ...NO_ROLE };

/** Near enough to spare a way to the server; whether the address exists only a letter can tell. */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

export function checkInvite(draft: InviteDraft): Partial<Record<keyof InviteDraft, FaultWord>> {
  const missing = missingIn(draft);
  const birthday = dayFault(draft.birthday);
  return {
    ...(isBlank(draft.firstname) && { firstname: 'errors.name_required' as const }),
    ...(isBlank(draft.lastname) && { lastname: 'errors.name_required' as const }),
    ...(!isBlank(draft.email) && !looksLikeEmail(draft.email) && { email: 'invite.email_wrong' as const }),
    ...(birthday && { birthday }),
    ...(missing === 'type_id' && { type_id: 'role_form.role_required' as const }),
    ...(missing === 'class_id' && { class_id: 'errors.class_required' as const }),
  };
}

/** What is sent; null while no role is chosen. */
export function inviteBody(draft: InviteDraft): NonNullable<InputOf<typeof invitePerson>['body']> | null {
  if (draft.type_id === null) return null;
  const birthday = readDay(draft.birthday);
  return {
    firstname: draft.firstname,
    lastname: draft.lastname,
    ...(!isBlank(draft.email) && { email: draft.email.trim() }),
    ...(birthday !== null && { birthday }),
    ...roleBody(draft, draft.type_id),
  };
}

/** Who of the school has the address that was refused; it is often the very person who was to be invited. */
export function emailOwner(error: CallError | null): number | null {
  const owner = error?.key === 'email_taken' ? error.params.user_id : null;
  return typeof owner === 'number' ? owner : null;
}

export const INVITE_REFUSALS = {
  firstname: ['name_required'],
  lastname: [],
  email: ['email_taken'],
  birthday: ['birthday_in_future'],
  ...ROLE_REFUSALS,
} as const;
