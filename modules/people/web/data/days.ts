const DAY_MS = 86_400_000;

const shift = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** People name the last day of a role; the contract names the first day without it. */
export const dayAfter = (day: string): string => shift(day, 1);
export const dayBefore = (day: string): string => shift(day, -1);
