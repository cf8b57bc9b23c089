import { expect, test } from 'vitest';
import { lastDue, type Schedule } from './schedule.ts';

const evening: Schedule = { hours: [18] };
const everyTwoHours: Schedule = { hours: [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22] };
const friday: Schedule = { hours: [16], weekday: 5 };

test.each<[string, Schedule, string, string, string]>([
  ['an hour that has come today', evening, 'Europe/Tallinn', '2026-11-15T16:00:00Z', '2026-11-15T16:00:00.000Z'],
  ['yesterday’s, a second before', evening, 'Europe/Tallinn', '2026-11-15T15:59:59Z', '2026-11-14T16:00:00.000Z'],
  ['the local hour, not ours', evening, 'Asia/Tokyo', '2026-11-15T10:00:00Z', '2026-11-15T09:00:00.000Z'],
  ['a zone of quarters', evening, 'Asia/Kathmandu', '2026-11-15T12:20:00Z', '2026-11-15T12:15:00.000Z'],
  ['the even hour', everyTwoHours, 'Europe/Riga', '2026-11-15T11:59:00Z', '2026-11-15T10:00:00.000Z'],
  ['midnight', everyTwoHours, 'Europe/Riga', '2026-11-14T22:30:00Z', '2026-11-14T22:00:00.000Z'],
  ['Friday', friday, 'Europe/Tallinn', '2026-11-13T14:00:00Z', '2026-11-13T14:00:00.000Z'],
  ['last Friday, on Friday morning', friday, 'Europe/Tallinn', '2026-11-13T09:00:00Z', '2026-11-06T14:00:00.000Z'],
  ['last Friday, on Thursday', friday, 'Europe/Tallinn', '2026-11-12T09:00:00Z', '2026-11-06T14:00:00.000Z'],
  ['summer time', evening, 'Europe/Tallinn', '2026-07-01T15:30:00Z', '2026-07-01T15:00:00.000Z'],
  ['the day after the clocks went back', evening, 'Europe/Tallinn', '2026-10-25T16:30:00Z', '2026-10-25T16:00:00.000Z'],
])('%s', (_what, schedule, zone, now, due) => {
  expect(lastDue(schedule, zone, new Date(now)).toISOString()).toBe(due);
});

test('an hour that is skipped or comes twice is due once, and never goes back', () => {
  for (const day of ['2026-03-29', '2026-10-25']) {
    const seen = new Set<number>();
    let last = 0;
    for (let minute = -120; minute < 600; minute += 5) {
      const now = new Date(Date.parse(`${day}T00:00:00Z`) + minute * 60_000);
      const due = lastDue({ hours: [3] }, 'Europe/Tallinn', now).getTime();
      expect(due).toBeGreaterThanOrEqual(last);
      last = due;
      seen.add(due);
    }
    // Yesterday's and today's.
    expect(seen.size).toBe(2);
  }
});
