import { dayIn } from '#platform/contract/dates.ts';
import type { MuteLevel } from '../contract/kinds.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** When somebody who wants quiet until tomorrow wants to hear again (DECISIONS, "mute"). */
const MORNING = 8;

const wallClock = (time_zone: string, at: Date): number => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: time_zone,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(at);
  const numberOf = (type: string): number => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return Date.parse(`${dayIn(time_zone, at)}T00:00:00Z`) + numberOf('hour') * HOUR_MS + numberOf('minute') * 60_000;
};

/** Tomorrow morning in a time zone. The clock may be turned in between, so what it shows there is asked there. */
function tomorrowMorning(time_zone: string, now: Date): Date {
  const wanted = Date.parse(`${dayIn(time_zone, now)}T00:00:00Z`) + DAY_MS + MORNING * HOUR_MS;
  const guess = new Date(wanted - (wallClock(time_zone, now) - Math.floor(now.getTime() / 60_000) * 60_000));
  return new Date(guess.getTime() + (wanted - wallClock(time_zone, guess)));
}

/** When a mute ends; null for the one that never does. */
export function muteUntil(level: MuteLevel, time_zone: string, now: Date): Date | null {
  switch (level) {
    case 'hour':
      return new Date(now.getTime() + HOUR_MS);
    case 'eight_hours':
      return new Date(now.getTime() + 8 * HOUR_MS);
    case 'tomorrow':
      return tomorrowMorning(time_zone, now);
    case 'week':
      return new Date(now.getTime() + 7 * DAY_MS);
    case 'never':
      return null;
  }
}
