import type { InputOf } from '#platform/contract/endpoint.ts';
import { isValidPersonalCode, plainPersonalCode } from '#platform/contract/personal-code.ts';
import { isBlank } from '#platform/contract/text.ts';
import { formatDay } from '#platform/web/i18n/dates.ts';
import { dayFault, readDay } from '#platform/web/i18n/written-day.ts';
import type { saveDetails } from '../../contract/save-details.ts';
import type { Profile } from '../../contract/shapes.ts';

const FIELDS = [
  'firstname',
  'lastname',
  'gender',
  'birthday',
  'country',
  'county',
  'city',
  'street',
  'postal_index',
  'dietary_preferences',
  'id_code',
  'id_code_country',
] as const;
export type AccountField = (typeof FIELDS)[number];

/** The account page as its fields hold it: texts, and nothing for what is not said. */
export type AccountDraft = Record<AccountField, string>;
export type AccountChanges = Partial<AccountDraft>;

/** What a fault is called in the words of this module. */
type FaultWord = 'errors.name_required' | 'errors.id_code_invalid' | 'ui:day.wrong' | 'ui:day.none';

/** The fields as the server has them. A code that may still be said is most likely one of the country around. */
export const draftOf = (saved: Profile, around = ''): AccountDraft => ({
  firstname: saved.firstname,
  lastname: saved.lastname,
  gender: saved.gender ?? '',
  birthday: saved.birthday === null ? '' : formatDay(saved.birthday),
  country: saved.country ?? '',
  county: saved.county ?? '',
  city: saved.city ?? '',
  street: saved.street ?? '',
  postal_index: saved.postal_index ?? '',
  dietary_preferences: saved.dietary_preferences ?? '',
  id_code: saved.identity?.id_code ?? '',
  id_code_country: saved.identity?.country ?? saved.country ?? around,
});

/** What differs from what is saved: something changed back is no change, and a country alone is no code. */
export function unsavedOf(saved: Profile, changes: AccountChanges): AccountField[] {
  const [before, after] = [draftOf(saved), { ...draftOf(saved), ...changes }];
  const hasCode = after.id_code !== before.id_code;
  return FIELDS.filter((name) => after[name] !== before[name] && (name !== 'id_code_country' || hasCode));
}

const faultOf = (draft: AccountDraft, name: AccountField): FaultWord | null => {
  if (name === 'firstname' || name === 'lastname') return isBlank(draft[name]) ? 'errors.name_required' : null;
  if (name === 'birthday') return dayFault(draft.birthday);
  if (name !== 'id_code') return null;
  const country = draft.id_code_country;
  return isValidPersonalCode(country, plainPersonalCode(country, draft.id_code)) ? null : 'errors.id_code_invalid';
};

/** What is at fault before anything is sent, among the fields that would be. */
export const checkDraft = (
  draft: AccountDraft,
  unsaved: readonly AccountField[],
): Partial<Record<AccountField, FaultWord>> =>
  Object.fromEntries(
    unsaved.flatMap((name) => {
      const fault = faultOf(draft, name);
      return fault ? [[name, fault]] : [];
    }),
  );

type Body = NonNullable<InputOf<typeof saveDetails>['body']>;

/** The request: the fields that differ, and no others. */
export const bodyOf = (draft: AccountDraft, unsaved: readonly AccountField[]): Body =>
  Object.fromEntries(
    unsaved.flatMap((name): [string, unknown][] => {
      if (name === 'id_code_country') return [];
      if (name === 'id_code') return [['identity', { country: draft.id_code_country, id_code: draft.id_code }]];
      if (name === 'birthday') return [[name, readDay(draft.birthday)]];
      return [[name, draft[name] === '' ? null : draft[name]]];
    }),
  );
