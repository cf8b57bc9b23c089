const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

const asDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const msOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The weeks of a month such as 2026-11, each from Monday to Sunday, as days; those around the month fill the first and the last. */
export function weeksOf(month: string): string[][] {
  const first = msOf(`${month}-01`);
  const before = (new Date(first).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS;
  const weeks: string[][] = [];
  for (let monday = first - before * DAY_MS; weeks.length === 0 || asDay(monday).startsWith(month); )
    weeks.push(
      Array.from({ length: WEEK_DAYS }, () => {
        const day = asDay(monday);
        monday += DAY_MS;
        return day;
      }),
    );
  return weeks;
}

/** The day so many days later, or earlier. */
export const daysAfter = (day: string, days: number): string => asDay(msOf(day) + days * DAY_MS);

/** The same day of another month, or its last one where it has none so late. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return asDay(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth)));
}
