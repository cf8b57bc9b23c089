const MINUTE_MS = 60_000;

/** What a clock in a time zone shows at a moment, as if it were UTC. */
function shownAt(time_zone: string, moment: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: time_zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((one) => one.type === type)?.value ?? Number.NaN);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}

/** The moment at which a clock in a time zone shows a day (YYYY-MM-DD) and a time (HH:MM). */
export function momentAt(time_zone: string, day: string, time: string): string {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  // The first step may land on the other side of a change of clocks; the second is right.
  let moment = wanted;
  for (let step = 0; step < 2; step += 1) moment += wanted - shownAt(time_zone, moment);
  return new Date(Math.round(moment / MINUTE_MS) * MINUTE_MS).toISOString();
}

/** The day (YYYY-MM-DD) and the time (HH:MM) that a clock in a time zone shows at a moment. */
export function clockAt(time_zone: string, moment: string): { day: string; time: string } {
  const shown = new Date(shownAt(time_zone, Date.parse(moment))).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}
