import { dayIn } from '#platform/contract/dates.ts';
import { type Calendar, calendarOf, numberOf } from './demo-days.ts';
import type { Plan, School } from './demo-plan.ts';

/** The time of one school: its year, and today. */
export type When = {
  readonly calendar: Calendar;
  readonly today: number;
  readonly study_year_id: number;
  /** Since when everything is filled, and what no visitor opens first. */
  readonly shown: number;
  readonly filled: number;
  readonly homework: number;
};

/** How many days of lessons back that is; more would only take time at every start. */
const SHOWN_DAYS = 60;
const FILLED_DAYS = 14;
const HOMEWORK_DAYS = 8;

export function whenOf(school: School, now: Date): When {
  const today = dayIn(school.time_zone, now);
  const year = school.study_years.find(({ starts_on, ends_on }) => starts_on <= today && today <= ends_on);
  if (year === undefined) throw new Error(`school ${school.school_id} has no study year on ${today}`);
  const calendar = calendarOf(school.country, year);
  const past = calendar.days.filter((day) => day < numberOf(today));
  return {
    calendar,
    today: numberOf(today),
    study_year_id: year.id,
    shown: past.at(-SHOWN_DAYS) ?? calendar.first,
    filled: past.at(-FILLED_DAYS) ?? calendar.first,
    homework: past.at(-HOMEWORK_DAYS) ?? calendar.first,
  };
}

/** The days between which a journal has lessons: a second course begins where the first one ended, half way to today. */
export function runOf({ part }: Plan, { calendar: { first, last }, today }: When): { from: number; until: number } {
  const turn = first + Math.floor((today - first) / 2);
  return { from: part === 2 ? turn + 1 : first, until: part === 1 ? turn : last };
}

/** Since when somebody is no more in a journal, where somebody is not. */
export const leftOn = ({ left }: Plan, { calendar: { first }, today }: When): number | undefined =>
  left && Math.max(first, today - left.days_ago);
