import { formatDay, localeOf } from '#platform/web/i18n/dates.ts';

const at = (day: string): Date => new Date(`${day.slice(0, 10)}T00:00:00Z`);

const calendar = (language: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', ...options });

/** A day as the heading of what happens on it: Monday, 16 November. */
export const dayHeading = (day: string, language: string): string =>
  calendar(language, { weekday: 'long', day: 'numeric', month: 'long' }).format(at(day));

/** The letters of a weekday: Mon. */
export const weekdayShort = (day: string, language: string): string =>
  calendar(language, { weekday: 'short' }).format(at(day));

/** A short day inside a sentence: Mon, 16 Nov. */
export const dayShort = (day: string, language: string): string =>
  calendar(language, { weekday: 'short', day: 'numeric', month: 'short' }).format(at(day));

/** Days from one to another: 16–22 November, with the year where it is not this one. */
export function daySpan(from: string, until: string, today: string, language: string): string {
  const isThisYear = from.slice(0, 4) === today.slice(0, 4) && until.slice(0, 4) === today.slice(0, 4);
  if (from === until) return isThisYear ? dayShort(from, language) : formatDay(from);
  const year = isThisYear ? {} : ({ year: 'numeric' } as const);
  return calendar(language, { day: 'numeric', month: 'long', ...year }).formatRange(at(from), at(until));
}

/** When an absence is: days, or a day and the time on the wall. */
export function absenceSpan(
  { from, to, all_day }: { from: string; to: string; all_day: boolean },
  today: string,
  language: string,
): string {
  if (all_day) return daySpan(from, to, today, language);
  const [start, end] = [from.slice(11), to.slice(11)];
  return from.slice(0, 10) === to.slice(0, 10)
    ? `${daySpan(from.slice(0, 10), from.slice(0, 10), today, language)}, ${start}–${end}`
    : `${dayShort(from, language)} ${start} – ${dayShort(to, language)} ${end}`;
}
