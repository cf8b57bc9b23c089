import { describe, expect, it } from 'vitest';
import { ROLE_TYPES } from '../../contract/role-types.ts';
import { checkGiveRole, giveRoleBody, NOTHING_GIVEN } from './give-role-draft.ts';

const TODAY = '2026-11-15';
const teacher = { ...NOTHING_GIVEN, type_id: ROLE_TYPES.teacher };

describe('a role before it is given', () => {
  it('may be for one day, but not for less', () => {
    expect(checkGiveRole({ ...teacher, starts_on: '01.12.2026', last_day: '01.12.2026' }, TODAY)).toEqual({});
    expect(checkGiveRole({ ...teacher, starts_on: '01.12.2026', last_day: '30.11.2026' }, TODAY)).toEqual({
      last_day: 'errors.role_ends_before_start',
    });
    expect(checkGiveRole({ ...teacher, last_day: '14.11.2026' }, TODAY)).toHaveProperty('last_day');
  });

  it('names the days that do not exist', () => {
    expect(checkGiveRole({ ...teacher, starts_on: '31.04.2027', last_day: 'soon' }, TODAY)).toEqual({
      starts_on: 'ui:day.none',
      last_day: 'ui:day.wrong',
    });
  });

  it('sends the first day without the role where a person names the last day with it', () => {
    expect(giveRoleBody({ ...teacher, last_day: '31.08.2027' })).toEqual({ type_id: 1, ends_on: '2027-09-01' });
  });
});
