import type { InputOf } from '#platform/contract/endpoint.ts';
import { isBlank } from '#platform/contract/text.ts';
import type { createSchool } from '../../contract/create-school.ts';
import type { PACKAGES } from '../../contract/features.ts';
import type { FaultWord } from './fault-word.ts';
import { looksLikeEmail } from './invite-draft.ts';

export type PackageKey = (typeof PACKAGES)[number];

/** A school that is about to be opened, with its first administrator, as typed. */
export type OpenSchoolDraft = {
  name: string;
  country: string;
  time_zone: string;
  package_key: PackageKey;
  firstname: string;
  lastname: string;
  email: string;
};

export const NO_SCHOOL: OpenSchoolDraft = {
  name: '',
  country: '',
  time_zone: '',
  package_key: 'standard',
  firstname: '',
  lastname: '',
  email: '',
};

export const checkOpenSchool = (draft: OpenSchoolDraft): Partial<Record<keyof OpenSchoolDraft, FaultWord>> => ({
  ...(isBlank(draft.name) && { name: 'errors.name_required' as const }),
  ...(draft.country === '' && { country: 'settings.country_required' as const }),
  ...(draft.time_zone === '' && { time_zone: 'settings.time_zone_required' as const }),
  ...(isBlank(draft.firstname) && { firstname: 'errors.name_required' as const }),
  ...(isBlank(draft.lastname) && { lastname: 'errors.name_required' as const }),
  ...(!looksLikeEmail(draft.email) && { email: 'invite.email_wrong' as const }),
  ...(isBlank(draft.email) && { email: 'invite.email_required' as const }),
});

export const openSchoolBody = ({
  firstname,
  lastname,
  email,
  ...school
}: OpenSchoolDraft): InputOf<typeof createSchool>['body'] => ({
  ...school,
  admin: { firstname, lastname, email: email.trim() },
});

export const OPEN_SCHOOL_REFUSALS = {
  name: ['name_required', 'school_name_taken'],
  country: [],
  time_zone: ['time_zone_unknown'],
  package_key: [],
  firstname: [],
  lastname: [],
  email: ['email_taken'],
} as const;
