import { describe, expect, it } from 'vitest';
import { ABSENCE_DAYS_AHEAD, DESCRIPTION_MAX } from '../contract/limits.ts';
import { judgeAbsence, readAbsence } from './judge-absence.ts';
import { shiftedDay } from './shifted-day.ts';

const today = '2026-11-16';
const clock = { today, time: '14:05' };
const last = shiftedDay(today, ABSENCE_DAYS_AHEAD);
const keyOf = (...[written, before]: [object, Parameters<typeof judgeAbsence>[2]?]) => {
  const verdict = judgeAbsence(written, clock, before);
  return verdict.allowed ? null : verdict.key;
};

describe('an absence of whole days', () => {
  it.each<[from: unknown, to: unknown, key: string | null]>([
    [today, today, null],
    [today, '2026-11-20', null],
    [today, last, null],
    [undefined, today, 'absence_start_invalid'],
    ['2026-02-30', today, 'absence_start_invalid'],
    [`${today}T15:00`, today, 'absence_start_invalid'],
    [today, null, 'absence_end_invalid'],
    [today, 20_261_117, 'absence_end_invalid'],
    ['2026-11-15', '2026-11-17', 'absence_start_date_past'],
    [today, '2026-11-15', 'absence_end_date_past'],
    ['2026-11-18', '2026-11-17', 'absence_end_before_start'],
    [today, shiftedDay(last, 1), 'absence_too_far'],
    ['9999-12-31', '9999-12-31', 'absence_too_far'],
  ])('from %s to %s: %s', (from, to, key) => expect(keyOf({ from, to, all_day: true })).toBe(key));
});

describe('an absence with times', () => {
  it.each<[from: unknown, to: unknown, key: string | null]>([
    [`${today}T14:06`, `${today}T14:07`, null],
    ['2026-11-17T08:00', '2026-11-17T10:00', null],
    [today, today, 'absence_start_invalid'],
    [`${today}T24:00`, `${today}T15:00`, 'absence_start_invalid'],
    [`${today}T15:00`, `${today}T15:60`, 'absence_end_invalid'],
    ['2026-11-15T15:00', `${today}T15:00`, 'absence_start_date_past'],
    [`${today}T15:00`, '2026-11-15T16:00', 'absence_end_date_past'],
    [`${today}T13:05`, `${today}T15:00`, 'absence_start_time_past'],
    [`${today}T14:05`, `${today}T15:00`, 'absence_start_time_past'],
    [`${today}T15:00`, `${today}T13:05`, 'absence_end_time_past'],
    [`${today}T15:00`, `${today}T15:00`, 'absence_end_before_start'],
    [`${today}T16:00`, `${today}T15:00`, 'absence_end_before_start'],
    ['2026-11-17T08:00', `${shiftedDay(last, 1)}T08:00`, 'absence_too_far'],
  ])('from %s to %s: %s', (from, to, key) => expect(keyOf({ from, to })).toBe(key));

  it('that lasts already may end at another time, and may not begin at another', () => {
    const before = { reason: '', all_day: false, from: `${today}T13:00`, to: `${today}T15:00` };
    expect(keyOf({ from: before.from, to: `${today}T16:00` }, before)).toBeNull();
    expect(keyOf({ from: `${today}T13:30`, to: before.to }, before)).toBe('absence_start_time_past');
    expect(keyOf({ from: before.from, to: `${today}T14:00` }, before)).toBe('absence_end_time_past');
  });
});

describe('the reason of an absence', () => {
  it.each([
    ['', null],
    ['🤒'.repeat(DESCRIPTION_MAX), null],
    ['a'.repeat(DESCRIPTION_MAX + 1), 'absence_reason_too_long'],
  ])('%#', (reason, key) => expect(keyOf({ reason, from: today, to: today, all_day: true })).toBe(key));

  it('may be missing', () =>
    expect(readAbsence({ from: today, to: today, all_day: true })).toEqual({
      reason: '',
      from: today,
      to: today,
      all_day: true,
    }));
});
