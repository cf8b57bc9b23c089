import { expect, it } from 'vitest';
import { clockAt, momentAt } from './zoned-moment.ts';

it.each([
  ['Europe/Tallinn', '2026-01-15', '18:00', '2026-01-15T16:00:00.000Z'],
  ['Europe/Tallinn', '2026-07-15', '18:00', '2026-07-15T15:00:00.000Z'],
  // The night in which clocks go forward, before and after.
  ['Europe/Tallinn', '2026-03-29', '02:30', '2026-03-29T00:30:00.000Z'],
  ['Europe/Tallinn', '2026-03-29', '04:30', '2026-03-29T01:30:00.000Z'],
  ['Asia/Tokyo', '2026-11-16', '00:05', '2026-11-15T15:05:00.000Z'],
  ['UTC', '2026-11-16', '23:59', '2026-11-16T23:59:00.000Z'],
])('in %s the clock shows %s %s at %s', (time_zone, day, time, moment) => {
  expect(momentAt(time_zone, day, time)).toBe(moment);
  expect(clockAt(time_zone, moment)).toEqual({ day, time });
});
