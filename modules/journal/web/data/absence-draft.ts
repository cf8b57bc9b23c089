import { formatDay } from '#platform/web/i18n/dates.ts';
import { dayFault, readDay } from '#platform/web/i18n/written-day.ts';
import type { WrittenAbsence } from '../../contract/create-absence.ts';
import type { Absence } from '../../contract/diary-shapes.ts';
import { shiftedDay } from '../../rules/shifted-day.ts';

/** An absence as it stands in the form: days and times as people write them. */
export type AbsenceDraft = {
  all_day: boolean;
  from_day: string;
  from_time: string;
  to_day: string;
  to_time: string;
  reason: string;
};

/** The last hour in which the next one and the one after it are of the same day, and when a school day begins. */
const LAST_HOUR = 21;
const MORNING = 8;

/** The next full hour and the one after it; late in the evening those of the next morning. */
function nextHours(today: string, time: string) {
  const now = Number(time.slice(0, 2));
  const isLate = now > LAST_HOUR;
  const hour = isLate ? MORNING : now + 1;
  const [from_time, to_time] = [hour, hour + 1].map((one) => `${String(one).padStart(2, '0')}:00`) as [string, string];
  return { day: formatDay(isLate ? shiftedDay(today, 1) : today), from_time, to_time };
}

/** What the form begins with: all of today, or late in the evening of tomorrow; or what was reported. */
export function draftOf(before: Absence | null, today: string, time: string): AbsenceDraft {
  const { day, from_time, to_time } = nextHours(today, time);
  if (before === null) return { all_day: true, from_day: day, to_day: day, from_time, to_time, reason: '' };
  const { from, to, all_day, reason } = before;
  return {
    all_day,
    reason,
    from_day: formatDay(from),
    to_day: formatDay(to),
    from_time: all_day ? from_time : from.slice(11),
    to_time: all_day ? to_time : to.slice(11),
  };
}

/** Days that cannot be read, by field. */
export const faultyDays = ({ from_day, to_day }: AbsenceDraft) => ({
  from_day: dayFault(from_day),
  to_day: dayFault(to_day),
});

const placeOf = (day: string, time: string, all_day: boolean): string => {
  const read = readDay(day) ?? '';
  return all_day ? read : `${read}T${time.slice(0, 5)}`;
};

/** What the form sends. */
export const writtenFrom = (draft: AbsenceDraft): WrittenAbsence => ({
  reason: draft.reason,
  all_day: draft.all_day,
  from: placeOf(draft.from_day, draft.from_time, draft.all_day),
  to: placeOf(draft.to_day, draft.to_time, draft.all_day),
});
