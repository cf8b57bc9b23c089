import { describe, expect, it } from 'vitest';
import { isNow, shortMoment } from './short-moment.ts';

const now = new Date('2026-11-16T10:00:00Z');
const reader = { language: 'en', time_zone: 'Europe/Tallinn' };

describe('when something was said', () => {
  it.each([
    ['2026-11-16T09:55:01Z', true],
    ['2026-11-16T09:55:00Z', false],
    ['2026-11-16T10:00:30Z', true],
  ])('%s is now: %s', (at, expected) => {
    expect(isNow(at, now)).toBe(expected);
  });

  it.each([
    ['2026-11-16T07:05:00Z', '09:05'],
    ['2026-11-15T21:59:00Z', 'yesterday'],
    ['2026-11-02T07:00:00Z', '2 Nov'],
    ['2025-11-02T07:00:00Z', '02.11.2025'],
  ])('%s is told as %s', (at, expected) => {
    expect(shortMoment(at, reader, now)).toBe(expected);
  });
});
