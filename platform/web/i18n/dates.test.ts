import { expect, test } from 'vitest';
import { LANGUAGES } from '#platform/contract/shapes.ts';
import { formatDay, formatLongDay, formatMoment, hourAt, relativeLabel } from './dates.ts';

const now = new Date('2026-11-15T10:00:00Z');
const inTallinn = (language: string) => ({ language, time_zone: 'Europe/Tallinn' });

test('a day is dd.MM.yyyy in every language', () => {
  expect(formatDay('2026-03-07')).toBe('07.03.2026');
  for (const language of LANGUAGES) {
    expect(formatMoment('2026-03-07T22:30:00Z', inTallinn(language))).toBe('08.03.2026 00:30');
  }
});

test.each([
  ['2026-11-15T12:05:00Z', 'today 14:05'],
  ['2026-11-14T12:05:00Z', 'yesterday'],
  ['2026-11-16T06:00:00Z', 'tomorrow 08:00'],
  ['2026-11-12T12:05:00Z', '12 Nov'],
  ['2025-11-12T12:05:00Z', '12.11.2025'],
  // A time without a zone is UTC, so this one is already tomorrow in Tallinn.
  ['2026-11-15T22:30:00', 'tomorrow 00:30'],
])('%s is "%s"', (at, label) => expect(relativeLabel(at, inTallinn('en'), now)).toBe(label));

test.each([
  ['et', 'täna 14:05', '12. nov'],
  ['ru', 'сегодня 14:05', '12 нояб.'],
  ['lv', 'šodien 14:05', '12. nov.'],
  ['de', 'heute 14:05', '12. Nov.'],
  ['fr', 'aujourd’hui 14:05', '12 nov.'],
  ['ja', '今日 14:05', '11月12日'],
])('%s says it in its own words', (language, today, earlier) => {
  expect(relativeLabel('2026-11-15T12:05:00Z', inTallinn(language), now)).toBe(today);
  expect(relativeLabel('2026-11-12T12:05:00Z', inTallinn(language), now)).toBe(earlier);
});

test('the greeting knows the day and the hour at the school, not at the reader’s desk', () => {
  const late = new Date('2026-11-15T22:30:00Z');
  expect(formatLongDay(late, inTallinn('en'))).toBe('Monday 16 November');
  expect(hourAt(late, inTallinn('en'))).toBe(0);
});
