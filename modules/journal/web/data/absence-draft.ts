import { formatDay } from '#platform/web/i18n/dates.ts';
import { dayFault, readDay } from '#platform/web/i18n/written-day.ts';
import type { WrittenAbsence } from '../../contract/create-absence.ts';
import type { Absence } from '../../contract/diary-shapes.ts';

/** An absence as it stands in the form: days and times as people write them. */
export type AbsenceDraft = {
  all_day: boolean;
  from_day: string;
  from_time: string;
  to_day: string;
  to_time: string;
  reason: string;
};

/** The next full hour of the day, and the one after it; late in the evening the last ones. */
function nextHours(time: string): [string, string] {
  const hour = Math.min(Number(time.slice(0, 2)) + 1, 22);
  return [hour, hour + 1].map((one) => `${String(one).padStart(2, '0')}:00`) as [string, string];
}

/** What the form begins with: all of today, or what was reported. */
export function draftOf(before: Absence | null, today: string, time: string): AbsenceDraft {
  const [from_time, to_time] = nextHours(time);
  if (before === null)
    return { all_day: true, from_day: formatDay(today), to_day: formatDay(today), from_time, to_time, reason: '' };
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
