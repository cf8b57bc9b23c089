import { shiftedDay } from './shifted-day.ts';

// Far enough for every diary, and days below and above keep four digits in their year.
const EARLIEST = '2000-01-03';
const LATEST = '2199-12-30';

const within = (day: string): string => {
  if (day < EARLIEST) return EARLIEST;
  return day > LATEST ? LATEST : day;
};

/** The days of the week around a day, Monday first. */
export function weekOf(asked: string): string[] {
  const day = within(asked);
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, at) => shiftedDay(day, at - sinceMonday));
}
