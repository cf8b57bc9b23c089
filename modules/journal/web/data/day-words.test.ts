import { describe, expect, it } from 'vitest';
import { absenceSpan, dayHeading, daySpan } from './day-words.ts';

const today = '2031-11-18';

// Where spaces and commas stand, each calendar knows for itself.
const evenly = (text: string): string =>
  text.replaceAll(/(?<=\d)\s*–\s*(?=\d)/g, '–').replaceAll(/(?<=[a-z]{3}),/g, '');

describe('the words for days', () => {
  it('name a day, and a week', () => {
    expect(evenly(dayHeading('2031-11-17', 'en'))).toBe('Monday 17 November');
    expect(evenly(daySpan('2031-11-17', '2031-11-23', today, 'en'))).toBe('17–23 November');
    expect(daySpan('2031-12-29', '2032-01-04', today, 'en')).toContain('2032');
    expect(daySpan('2032-01-05', '2032-01-05', today, 'en')).toBe('05.01.2032');
  });

  it.each([
    [{ from: '2031-11-18', to: '2031-11-18', all_day: true }, 'Tue 18 Nov'],
    [{ from: '2031-11-18', to: '2031-11-20', all_day: true }, '18–20 November'],
    [{ from: '2031-11-18T10:00', to: '2031-11-18T11:30', all_day: false }, 'Tue 18 Nov, 10:00–11:30'],
    [{ from: '2031-11-18T10:00', to: '2031-11-19T09:00', all_day: false }, 'Tue 18 Nov 10:00 – Wed 19 Nov 09:00'],
  ])('%j is %s', (absence, words) => expect(evenly(absenceSpan(absence, today, 'en'))).toBe(words));
});
