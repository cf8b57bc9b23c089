const DAY_MS = 86_400_000;

/** A day so many days later, or earlier. */
export const shiftedDay = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
