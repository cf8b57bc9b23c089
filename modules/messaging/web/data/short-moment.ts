import { dayIn, parseMoment } from '#platform/contract/dates.ts';
import { formatTime, type Reader, relativeLabel } from '#platform/web/i18n/dates.ts';
import { NOW_MINUTES } from '../../contract/limits.ts';

/** True for what was said in the last moments (S2 section 9). */
export const isNow = (at: string, now: Date): boolean => {
  const age = now.getTime() - parseMoment(at).getTime();
  return age < NOW_MINUTES * 60_000;
};

/** When something was said, as short as it can be told: "14:05" today, then "yesterday", "12 Nov". */
export const shortMoment = (at: string, reader: Reader, now: Date): string =>
  dayIn(reader.time_zone, parseMoment(at)) === dayIn(reader.time_zone, now)
    ? formatTime(at, reader)
    : relativeLabel(at, reader, now);
