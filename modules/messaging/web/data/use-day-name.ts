import { dayIn, parseMoment } from '#platform/contract/dates.ts';
import { dayWord, formatDay, formatLongDay } from '#platform/web/i18n/dates.ts';
import { useReader } from '#platform/web/i18n/use-reader.ts';

const NOON = 'T12:00:00Z';
const DAY_MS = 86_400_000;

/** What a day is called between messages: today, yesterday, "Friday, 13 November", and with its year when that is another. */
export function useDayName(): (day: string) => string {
  const reader = useReader();
  const today = dayIn(reader.time_zone, new Date());
  return (day) => {
    const distance = (Date.parse(day) - Date.parse(today)) / DAY_MS;
    if (distance === 0 || distance === -1) {
      const named = dayWord(distance, reader.language);
      return named.charAt(0).toLocaleUpperCase(reader.language) + named.slice(1);
    }
    if (day.slice(0, 4) !== today.slice(0, 4)) return formatDay(day);
    return formatLongDay(parseMoment(`${day}${NOON}`), { ...reader, time_zone: 'UTC' });
  };
}
