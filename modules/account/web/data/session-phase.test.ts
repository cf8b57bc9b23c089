import { expect, test } from 'vitest';
import { readSession, sessionPhase, timeLeft } from './session-phase.ts';

const MINUTE = 60_000;
const clock = (now: number, last_active: number) => ({ now, last_active, expires_at: 60 * MINUTE });

test.each([
  [0, 0, 'quiet'],
  [5 * MINUTE - 1, 0, 'quiet'],
  [5 * MINUTE, 0, 'notice'],
  [30 * MINUTE, 26 * MINUTE, 'quiet'],
  [55 * MINUTE - 1, 0, 'notice'],
  [55 * MINUTE, 0, 'dialog'],
  // Even an active person is warned in the last minutes: only a call makes the time start anew.
  [57 * MINUTE, 57 * MINUTE, 'dialog'],
  [60 * MINUTE, 0, 'over'],
] as const)('after %i ms, active at %i: %s', (now, last_active, phase) => {
  expect(sessionPhase(clock(now, last_active))).toBe(phase);
});

test('the time left is rounded up, and never below zero', () => {
  expect(timeLeft(clock(55 * MINUTE + 1, 0))).toEqual({ minutes: 5, seconds: 0 });
  expect(timeLeft(clock(61 * MINUTE, 0))).toEqual({ minutes: 0, seconds: 0 });
});

const status = { is_mobile: false, idle_limit_seconds: 3600, expires_at: '2026-11-15T11:00:00Z' };
const tenOClock = Date.parse('2026-11-15T10:00:00Z');

test('a computer whose clock is wrong still knows how long the session lasts', () => {
  const hourAhead = tenOClock + 60 * MINUTE;
  const first = readSession(status, null, hourAhead);
  expect(first?.expires_at).toBe(hourAhead + 60 * MINUTE);
  const later = readSession({ ...status, expires_at: '2026-11-15T11:10:00Z' }, first, hourAhead);
  expect(later?.expires_at).toBe(hourAhead + 70 * MINUTE);
});

test('a phone’s session is not watched', () => {
  expect(readSession({ ...status, is_mobile: true }, null, tenOClock)).toBeNull();
});
