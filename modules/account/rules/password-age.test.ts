import { expect, test } from 'vitest';
import { asksForPassword, isPasswordOld } from './password-age.ts';

const now = new Date('2026-11-15T10:00:00Z');

test.each([
  ['2026-11-15T09:00:00Z', false],
  ['2026-08-17T10:00:00Z', false],
  ['2026-08-17T09:59:59Z', true],
])('a password of %s is old: %s', (changed_at, isOld) => expect(isPasswordOld(changed_at, now)).toBe(isOld));

test.each<[string, string | null, boolean]>([
  ['2026-11-01T10:00:00Z', null, false],
  ['2026-01-01T10:00:00Z', null, true],
  ['2026-01-01T10:00:00Z', '2026-11-16T10:00:00Z', false],
  ['2026-01-01T10:00:00Z', '2026-11-15T10:00:00Z', true],
])('changed %s and put off until %s asks: %s', (changed_at, put_off_until, asks) =>
  expect(asksForPassword(changed_at, put_off_until, now)).toBe(asks),
);
