const QUARTER_MS = 15 * 60_000;

/**
 * The quarter of an hour of a moment. Roles begin and end at midnight of their school, and midnights everywhere fall on a
 * quarter: within one, nobody's role comes or goes by the clock.
 */
export const quarterOf = (now: Date): number => Math.floor(now.getTime() / QUARTER_MS);
