import { describe, expect, it } from 'vitest';
import { quietUntil } from './quiet-hours.ts';

const night = { from: '22:00', to: '07:30' };
const lesson = { from: '09:00', to: '09:45' };
const until = (quiet: typeof night | null, now: string, zone = 'Europe/Tallinn') =>
  quietUntil(quiet, zone, new Date(now))?.toISOString() ?? null;

describe('quiet hours', () => {
  it.each([
    ['before they begin', '2026-11-15T19:59:59Z', null],
    ['when they begin', '2026-11-15T20:00:00Z', '2026-11-16T05:30:00.000Z'],
    ['before midnight', '2026-11-15T21:30:40Z', '2026-11-16T05:30:00.000Z'],
    ['after midnight', '2026-11-16T01:00:00Z', '2026-11-16T05:30:00.000Z'],
    ['in their last minute', '2026-11-16T05:29:59Z', '2026-11-16T05:30:00.000Z'],
    ['when they are over', '2026-11-16T05:30:00Z', null],
  ])('over midnight: %s', (_when, now, end) => {
    expect(until(night, now)).toBe(end);
  });

  it('within a day', () => {
    expect(until(lesson, '2026-11-16T07:10:00Z')).toBe('2026-11-16T07:45:00.000Z');
    expect(until(lesson, '2026-11-16T06:59:00Z')).toBeNull();
    expect(until(lesson, '2026-11-16T07:45:00Z')).toBeNull();
  });

  it('go by the clock of the place', () => {
    expect(until(night, '2026-11-15T20:30:00Z', 'Europe/London')).toBeNull();
    expect(until(night, '2026-07-15T19:30:00Z')).toBe('2026-07-16T04:30:00.000Z');
  });

  it('are none where nobody chose any', () => {
    expect(until(null, '2026-11-16T01:00:00Z')).toBeNull();
  });
});
