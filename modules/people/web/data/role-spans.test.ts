import { expect, it } from 'vitest';
import { lastDayOf, sortRoles } from './role-spans.ts';

const TODAY = '2026-11-15';

const held = { starts_on: '2024-09-01', ends_on: '2026-11-16' };
const planned = { starts_on: '2027-01-01', ends_on: null };
const calledOff = { starts_on: '2027-01-01', ends_on: '2026-11-16' };

it('tells roles that were held from those to come, and forgets those that were called off before they began', () => {
  expect(sortRoles([held, planned, calledOff], TODAY)).toEqual({ planned: [planned], past: [held] });
});

it('counts a role until the day that people would name', () => {
  expect(lastDayOf(held)).toBe('2026-11-15');
  expect(lastDayOf(planned)).toBeNull();
});
