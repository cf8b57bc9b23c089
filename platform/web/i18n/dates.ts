import { dayIn, parseMoment } from '#platform/contract/dates.ts';
import { madeOnce } from '#platform/contract/made-once.ts';

/** How dates are written for a reader: the language of the words and the zone of the school. */
export type Reader = { language: string; time_zone: string };

/** The locale of a language. British English writes the day before the month and counts to 24, as every school here does. */
export const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language);

const calendarOf = madeOnce(
  (language: string, timeZone: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(language), { timeZone, ...options }),
);

const format = ({ language, time_zone }: Reader, moment: Date, options: Intl.DateTimeFormatOptions): string =>
  calendarOf(language, time_zone, options).format(moment);

const distancesIn = madeOnce(
  (language: string) => new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }),
);

/** What a day so many days from today is called: today, yesterday, tomorrow. */
export const dayWord = (distance: number, language: string): string => distancesIn(language).format(distance, 'day');

/** A day as dd.MM.yyyy, the same in every language (S3 section 9). */
export const formatDay = (day: string): string => day.slice(0, 10).split('-').reverse().join('.');

/** The time of day, such as 14:05. */
export const formatTime = (text: string, reader: Reader): string =>
  format(reader, parseMoment(text), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** A moment in full: 07.03.2026 14:05. */
export const formatMoment = (text: string, reader: Reader): string =>
  `${formatDay(dayIn(reader.time_zone, parseMoment(text)))} ${formatTime(text, reader)}`;

/** The long day of a greeting: Sunday, 15 November. */
export const formatLongDay = (now: Date, reader: Reader): string =>
  format(reader, now, { weekday: 'long', day: 'numeric', month: 'long' });

const DAY_MS = 86_400_000;

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** The short label of a moment: "today 14:05", "yesterday", "12 Nov", and in full beyond this year. */
export function relativeLabel(text: string, reader: Reader, now: Date): string {
  const day = dayIn(reader.time_zone, parseMoment(text));
  const today = dayIn(reader.time_zone, now);
  const distance = daysBetween(today, day);
  if (Math.abs(distance) <= 1) {
    const word = dayWord(distance, reader.language);
    return distance === -1 ? word : `${word} ${formatTime(text, reader)}`;
  }
  if (day.slice(0, 4) !== today.slice(0, 4)) return formatDay(day);
  return format(reader, parseMoment(text), { day: 'numeric', month: 'short' });
}

/** The hour of the day at the reader's school, 0 to 23. */
export const hourAt = (now: Date, { time_zone }: Reader): number =>
  Number(format({ language: 'en', time_zone }, now, { hour: '2-digit', hourCycle: 'h23' }));
