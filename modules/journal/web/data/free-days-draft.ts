import { formatDay } from '#platform/web/i18n/dates.ts';
import { readDay } from '#platform/web/i18n/written-day.ts';
import type { FreeDays, WrittenFreeDays } from '../../contract/free-days-shapes.ts';
import { judgeFreeDays } from '../../rules/judge-free-days.ts';

/** Free days while they are typed. Where the last day is left empty, one day is meant. */
export type FreeDaysDraft = { name: string; starts_on: string; ends_on: string };

export const NEW_FREE_DAYS: FreeDaysDraft = { name: '', starts_on: '', ends_on: '' };

export const draftOfFreeDays = ({ name, starts_on, ends_on }: FreeDays): FreeDaysDraft => ({
  name,
  starts_on: formatDay(starts_on),
  ends_on: formatDay(ends_on),
});

/** What the form sends; a day that cannot be read is judged like none. */
export const freeDaysBody = ({ name, starts_on, ends_on }: FreeDaysDraft) => {
  const first = readDay(starts_on) ?? '';
  return { name, starts_on: first, ends_on: ends_on.trim() === '' ? first : (readDay(ends_on) ?? '') };
};

/** Which refusals belong to which field. */
export const FREE_DAYS_REFUSALS = {
  name: ['free_days_name_required', 'free_days_name_too_long'],
  starts_on: ['free_days_from_invalid', 'free_days_there_already'],
  ends_on: ['free_days_to_invalid', 'free_days_order', 'free_days_too_long'],
} as const;

type Fault = Extract<ReturnType<typeof judgeFreeDays>, { allowed: false }>['key'];

/** What is at fault before anything is sent. */
export function checkFreeDays(draft: FreeDaysDraft): Partial<Record<keyof FreeDaysDraft, Fault>> {
  const judged = judgeFreeDays(freeDaysBody(draft));
  if (judged.allowed) return {};
  const found = Object.entries(FREE_DAYS_REFUSALS).find(([, keys]) => keys.some((key) => key === judged.key));
  return found ? { [found[0]]: judged.key } : {};
}

/** Others that share a day with these; they may, and it is worth knowing. */
export function meetingWith(
  { starts_on, ends_on }: Required<Pick<WrittenFreeDays, 'starts_on' | 'ends_on'>>,
  others: readonly FreeDays[],
  except: number | null,
): FreeDays[] {
  const [first, last] = [String(starts_on), String(ends_on)];
  if (first === '' || last < first) return [];
  return others.filter((one) => one.id !== except && one.starts_on <= last && one.ends_on >= first);
}
