import { expect, it } from 'vitest';
import { isPlanned, lastDayOf, wasHeld } from './role-spans.ts';

const TODAY = '2026-11-15';

const held = { starts_on: '2024-09-01', ends_on: '2026-11-16' };
const planned = { starts_on: '2027-01-01', ends_on: null };
const calledOff = { starts_on: '2027-01-01', ends_on: '2026-11-16' };

it('tells roles that are to come from those that have begun', () => {
  expect([held, planned].map((role) => isPlanned(role, TODAY))).toEqual([false, true]);
});

it('forgets roles that were called off before they began', () => {
  expect([held, planned, calledOff].map(wasHeld)).toEqual([true, true, false]);
});

it('counts a role until the day that people would name', () => {
  expect(lastDayOf(held)).toBe('2026-11-15');
  expect(lastDayOf(planned)).toBeNull();
});
