const DAY_MS = 86_400_000;

/** Days as numbers, because a year of lessons counts through them many times. */
export const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
export const dayOf = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);
/** 1 is Monday; the first day of all was a Thursday. */
export const weekdayOf = (number: number): number => ((number + 3) % 7) + 1;

type Span = { readonly name: string; readonly from: number; readonly until: number };
/** Days without lessons in the study year that begins in a calendar year. */
type FreeDays = (year: number) => Span;

/** A day of a study year that begins in `year`: what comes before September is in the next one. */
const dayIn = (year: number, day: string): number => numberOf(`${day < '09-01' ? year + 1 : year}-${day}`);

const on =
  (name: string, day: string): FreeDays =>
  (year) => ({ name, from: dayIn(year, day), until: dayIn(year, day) });

const span =
  (name: string, from: string, until: string): FreeDays =>
  (year) => ({ name, from: dayIn(year, from), until: dayIn(year, until) });

/** Whole weeks that begin on the first Monday from a day on. */
const weeks =
  (name: string, day: string, count: number): FreeDays =>
  (year) => {
    const first = dayIn(year, day);
    const from = first + ((8 - weekdayOf(first)) % 7);
    return { name, from, until: from + 7 * count - 1 };
  };

const FREE_DAYS: Readonly<Record<string, readonly FreeDays[]>> = {
  EE: [
    weeks('Autumn break', '10-17', 1),
    weeks('Christmas break', '12-19', 3),
    weeks('Winter break', '02-20', 1),
    on('Independence Day', '02-24'),
    weeks('Spring break', '04-10', 1),
    on('Spring Day', '05-01'),
    span('Summer break', '06-11', '08-31'),
  ],
  LV: [
    weeks('Autumn break', '10-17', 1),
    on('Proclamation Day', '11-18'),
    weeks('Christmas break', '12-19', 2),
    weeks('Spring break', '03-13', 1),
    on('Labour Day', '05-01'),
    on('Restoration of Independence', '05-04'),
    span('Summer break', '06-01', '08-31'),
  ],
  DE: [
    on('Day of German Unity', '10-03'),
    weeks('Autumn break', '10-17', 2),
    weeks('Christmas break', '12-19', 2),
    weeks('Winter break', '01-30', 1),
    weeks('Easter break', '03-20', 2),
    on('Labour Day', '05-01'),
    span('Summer break', '07-03', '08-31'),
  ],
};

/** The calendar of a school's study year: its free days, the days of lessons, and where the first term ends. */
export function calendarOf(country: string, { starts_on, ends_on }: { starts_on: string; ends_on: string }) {
  const year = Number(starts_on.slice(0, 4));
  const free = (FREE_DAYS[country] ?? []).map((make) => make(year));
  const [first, last] = [numberOf(starts_on), numberOf(ends_on)];
  const days = Array.from({ length: last - first + 1 }, (_, place) => first + place).filter(
    (day) => weekdayOf(day) < 6 && !free.some(({ from, until }) => day >= from && day <= until),
  );
  const turn = free.find(({ name }) => name === 'Christmas break')?.from ?? last;
  return { first, last, free, days, turn };
}

export type Calendar = ReturnType<typeof calendarOf>;
