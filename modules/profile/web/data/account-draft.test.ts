import { describe, expect, it } from 'vitest';
import type { Profile } from '../../contract/shapes.ts';
import { type AccountChanges, bodyOf, checkDraft, draftOf, unsavedOf } from './account-draft.ts';

const contact = { address: null, is_verified: false, check: null };
const saved: Profile = {
  firstname: 'Mari',
  lastname: 'Maasikas',
  gender: null,
  birthday: '1990-02-28',
  country: 'LV',
  county: null,
  city: 'Rīga',
  street: null,
  postal_index: null,
  dietary_preferences: null,
  identity: null,
  lang_code: 'lv',
  is_verified: false,
  email: contact,
  phone: contact,
  may: { edit_personal_data: true, set_id_code: true },
};

const sent = (changes: AccountChanges) => bodyOf({ ...draftOf(saved), ...changes }, unsavedOf(saved, changes));
const faults = (changes: AccountChanges) => checkDraft({ ...draftOf(saved), ...changes }, unsavedOf(saved, changes));

describe('what is sent', () => {
  it.each([
    [{ firstname: 'Mari', city: 'Rīga' }, {}],
    [
      { city: 'Cēsis', gender: 'female' },
      { city: 'Cēsis', gender: 'female' },
    ],
    [{ city: '' }, { city: null }],
    [{ birthday: '1.3.1990' }, { birthday: '1990-03-01' }],
    [{ birthday: '' }, { birthday: null }],
    [{ id_code_country: 'EE' }, {}],
    [{ id_code: '16117519997' }, { identity: { country: 'LV', id_code: '16117519997' } }],
    [{ id_code: '60001019906', id_code_country: 'EE' }, { identity: { country: 'EE', id_code: '60001019906' } }],
  ])('of %j is %j', (changes, body) => expect(sent(changes)).toEqual(body));
});

describe('what is at fault', () => {
  it.each([
    [{ firstname: ' ' }, { firstname: 'errors.name_required' }],
    [{ birthday: '31.02.1990' }, { birthday: 'ui:day.none' }],
    [{ birthday: ' ' }, {}],
    [{ id_code: '60001019907', id_code_country: 'EE' }, { id_code: 'errors.id_code_invalid' }],
    [{ id_code: '161175-19997' }, {}],
    [{ city: 'Cēsis' }, {}],
  ])('in %j is %j', (changes, expected) => expect(faults(changes)).toEqual(expected));
});
