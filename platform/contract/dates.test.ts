import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayIn, isDay, isMoment, parseMoment, timeIn } from './dates.ts';

describe('a day', () => {
  test.each(['2026-09-01', '2024-02-29', '2000-02-29', '1899-12-31', '9999-12-31'])('%s exists', (text) => {
    expect(isDay(text)).toBe(true);
  });

  test.each([
    '2026-02-29',
    '1900-02-29',
    '2026-02-31',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-10-00',
    '0000-01-01',
    '2026-9-1',
    '01.09.2026',
    '2026-09-01T00:00:00Z',
    ' 2026-09-01',
    '2026-09-01\n',
    '٢٠٢٦-٠٩-٠١',
    '',
  ])('%j does not', (text) => {
    expect(isDay(text)).toBe(false);
  });

  test('every day that the calendar makes is one', () => {
    const day = fc.date({ min: new Date('1600-01-01'), max: new Date('2400-01-01'), noInvalidDate: true });
    fc.assert(fc.property(day, (date) => isDay(date.toISOString().slice(0, 10))));
  });
});

describe('a moment', () => {
  test.each(['2026-11-15T21:59:59Z', '2026-11-15T00:00:00.5Z', '2026-11-15T23:59:59.123456Z'])('%s is one', (text) => {
    expect(isMoment(text)).toBe(true);
  });

  test.each([
    '2026-11-15T24:00:00Z',
    '2026-11-15T12:60:00Z',
    '2026-11-15T12:00:60Z',
    '2026-02-30T12:00:00Z',
    '2026-11-15T12:00:00',
    '2026-11-15T12:00:00+02:00',
    '2026-11-15 12:00:00Z',
    '2026-11-15T12:00:00.1234567Z',
    '2026-11-15',
  ])('%s is none', (text) => {
    expect(isMoment(text)).toBe(false);
  });

  test.each([
    ['2026-11-15T12:00:00Z', '2026-11-15T12:00:00.000Z'],
    ['2026-11-15T12:00:00', '2026-11-15T12:00:00.000Z'],
    ['2026-11-15 12:00:00.25', '2026-11-15T12:00:00.250Z'],
    ['2026-11-15T12:00:00+02:00', '2026-11-15T10:00:00.000Z'],
    ['2026-11-15', '2026-11-15T00:00:00.000Z'],
  ])('%s reads as %s', (text, expected) => {
    expect(parseMoment(text).toISOString()).toBe(expected);
  });
});

describe('the day in a time zone', () => {
  test.each([
    ['Europe/Tallinn', '2026-11-14T21:59:59Z', '2026-11-14'],
    ['Europe/Tallinn', '2026-11-14T22:00:00Z', '2026-11-15'],
    // Summer time starts on 29 March: the night is an hour shorter, the day is not lost.
    ['Europe/Tallinn', '2026-03-28T21:59:59Z', '2026-03-28'],
    ['Europe/Tallinn', '2026-03-28T22:00:00Z', '2026-03-29'],
    ['Europe/Tallinn', '2026-03-29T21:00:00Z', '2026-03-30'],
    ['Asia/Tokyo', '2026-12-31T15:00:00Z', '2027-01-01'],
    ['America/New_York', '2026-01-01T04:59:59Z', '2025-12-31'],
  ])('%s at %s is %s', (zone, moment, day) => {
    expect(dayIn(zone, new Date(moment))).toBe(day);
  });
});

describe('the clock in a time zone', () => {
  test.each([
    ['Europe/Tallinn', '2026-11-14T21:59:59Z', '23:59'],
    ['Europe/Tallinn', '2026-11-14T22:00:00Z', '00:00'],
    ['Europe/Tallinn', '2026-07-14T05:05:00Z', '08:05'],
    ['Asia/Tokyo', '2026-12-31T15:00:00Z', '00:00'],
  ])('%s at %s shows %s', (zone, moment, time) => {
    expect(timeIn(zone, new Date(moment))).toBe(time);
  });
});
