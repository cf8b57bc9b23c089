import { isDay } from '#platform/contract/dates.ts';
import { lengthOf } from '#platform/contract/text.ts';
import { allow, refuse, type Verdict } from '#platform/contract/verdict.ts';
import type { ABSENCE_FAULTS, WrittenAbsence } from '../contract/create-absence.ts';
import { ABSENCE_DAYS_AHEAD, DESCRIPTION_MAX } from '../contract/limits.ts';
import { shiftedDay } from './shifted-day.ts';

type Fault = (typeof ABSENCE_FAULTS)[number];

/** An absence as it is written down: days, or days with the time on the wall of the school. */
export type AbsenceText = {
  readonly reason: string;
  readonly all_day: boolean;
  readonly from: string;
  readonly to: string;
};

/** What the calendar and the clock of the school say now: YYYY-MM-DD and HH:MM. */
export type WallClock = { readonly today: string; readonly time: string };

const TIME = /^T([01]\d|2[0-3]):[0-5]\d$/;

const isPlace = (value: unknown, all_day: boolean): value is string =>
  typeof value === 'string' &&
  isDay(value.slice(0, 10)) &&
  (all_day ? value.length === 10 : TIME.test(value.slice(10)));

const dayOf = (place: string): string => place.slice(0, 10);

function judgeOrder({ from, to, all_day }: AbsenceText, clock: WallClock, isStartNew: boolean): Verdict<Fault> {
  const now = `${clock.today}T${clock.time}`;
  if (isStartNew && dayOf(from) < clock.today) return refuse('absence_start_date_past');
  if (dayOf(to) < clock.today) return refuse('absence_end_date_past');
  if (!all_day && isStartNew && from <= now) return refuse('absence_start_time_past');
  if (!all_day && to <= now) return refuse('absence_end_time_past');
  if (all_day ? to < from : to <= from) return refuse('absence_end_before_start');
  const last = shiftedDay(clock.today, ABSENCE_DAYS_AHEAD);
  return dayOf(to) > last ? refuse('absence_too_far', { days: ABSENCE_DAYS_AHEAD }) : allow;
}

/**
 * May an absence be written like this? Today or later, times in the future, and its end after its start (S3 section 5). A
 * start that was allowed once and stays as it is may lie in the past: whoever is ill longer says so while it lasts.
 */
export function judgeAbsence(
  written: WrittenAbsence,
  clock: WallClock,
  before: AbsenceText | null = null,
): Verdict<Fault> {
  const { reason, from, to, all_day = false } = written;
  if (lengthOf(reason?.trim() ?? '') > DESCRIPTION_MAX)
    return refuse('absence_reason_too_long', { max: DESCRIPTION_MAX });
  if (!isPlace(from, all_day)) return refuse('absence_start_invalid');
  if (!isPlace(to, all_day)) return refuse('absence_end_invalid');
  const isStartNew = before === null || before.all_day !== all_day || before.from !== from;
  return judgeOrder({ reason: '', all_day, from, to }, clock, isStartNew);
}

/** What is written down of an absence that was judged. */
export const readAbsence = ({ reason, from, to, all_day = false }: WrittenAbsence): AbsenceText => ({
  reason: reason?.trim() ?? '',
  all_day,
  from: String(from),
  to: String(to),
});
