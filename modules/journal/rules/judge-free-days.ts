import { isDay } from '#platform/contract/dates.ts';
import { isBlank, lengthOf } from '#platform/contract/text.ts';
import { allow, refuse, type Verdict } from '#platform/contract/verdict.ts';
import type { FREE_DAYS_FAULTS, WrittenFreeDays } from '../contract/free-days-shapes.ts';
import { FREE_DAYS_FIRST, FREE_DAYS_LAST, FREE_DAYS_LENGTH, FREE_DAYS_NAME_MAX } from '../contract/limits.ts';
import { shiftedDay } from './shifted-day.ts';

const isMeant = (day: unknown): day is string =>
  typeof day === 'string' && isDay(day) && day >= FREE_DAYS_FIRST && day <= FREE_DAYS_LAST;

/** May free days be like this? Whether the same ones are there already, the database decides. */
export function judgeFreeDays({
  name,
  starts_on,
  ends_on,
}: WrittenFreeDays): Verdict<(typeof FREE_DAYS_FAULTS)[number]> {
  if (typeof name !== 'string' || isBlank(name)) return refuse('free_days_name_required');
  if (lengthOf(name.trim()) > FREE_DAYS_NAME_MAX) return refuse('free_days_name_too_long', { max: FREE_DAYS_NAME_MAX });
  if (!isMeant(starts_on)) return refuse('free_days_from_invalid');
  if (!isMeant(ends_on)) return refuse('free_days_to_invalid');
  if (ends_on < starts_on) return refuse('free_days_order');
  return ends_on >= shiftedDay(starts_on, FREE_DAYS_LENGTH)
    ? refuse('free_days_too_long', { days: FREE_DAYS_LENGTH })
    : allow;
}
