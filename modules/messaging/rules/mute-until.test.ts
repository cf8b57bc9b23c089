import { expect, test } from 'vitest';
import { muteUntil } from './mute-until.ts';

test.each([
  ['hour', 'Europe/Tallinn', '2026-11-16T10:00:00.000Z', '2026-11-16T11:00:00.000Z'],
  ['eight_hours', 'Europe/Tallinn', '2026-11-16T10:00:00.000Z', '2026-11-16T18:00:00.000Z'],
  ['week', 'Europe/Tallinn', '2026-11-16T10:00:00.000Z', '2026-11-23T10:00:00.000Z'],
  ['never', 'Europe/Tallinn', '2026-11-16T10:00:00.000Z', undefined],
  ['tomorrow', 'Europe/Tallinn', '2026-11-16T10:00:00.000Z', '2026-11-17T06:00:00.000Z'],
  // An hour later it is the next day at the school already.
  ['tomorrow', 'Europe/Tallinn', '2026-11-16T22:30:00.000Z', '2026-11-18T06:00:00.000Z'],
  // The clocks are turned in the night between.
  ['tomorrow', 'Europe/Tallinn', '2027-03-27T15:00:00.000Z', '2027-03-28T05:00:00.000Z'],
  ['tomorrow', 'Europe/Berlin', '2027-10-30T15:00:00.000Z', '2027-10-31T07:00:00.000Z'],
  ['tomorrow', 'Asia/Tokyo', '2026-11-16T16:00:00.000Z', '2026-11-17T23:00:00.000Z'],
] as const)('%s in %s at %s ends at %s', (level, time_zone, now, end) => {
  expect(muteUntil(level, time_zone, new Date(now))?.toISOString()).toBe(end);
});
