import { type RawBuilder, sql } from 'kysely';

/** A moment inside JSON that a statement builds, written as everywhere else: ISO 8601 in UTC with Z, or null. */
export const jsonMoment = (at: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * The same for a moment that a statement gave as a column, with as many digits as it has: built by the database, it would
 * take ten times as long.
 */
export const momentOf = (at: string): string => `${at.slice(0, 19)}.${at.slice(20, -1).padEnd(3, '0').slice(0, 3)}Z`;
export const momentOrNull = (at: string | null): string | null => at && momentOf(at);
