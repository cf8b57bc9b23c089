import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import type { Ask } from './fewer-rounds.ts';

export const MARK = '/* often */';

/**
 * Stands first in a statement that comes by the thousand in one evening, where planning would cost more than running:
 * each connection plans it once. Its text is always the same; what differs are the values.
 */
export const often = sql.raw(MARK);

/**
 * A list of values for such a statement. Where the database sees how long a list is, a plan for that length seems so much
 * better to it than one for all that it plans anew every time, for longer than it then runs.
 */
export const listOf = (values: readonly unknown[], type: 'int' | 'text' | 'timestamptz') =>
  sql`(select ${values}::${sql.raw(type)}[])`;

export const isOften = (text: string): boolean => text.startsWith(MARK);

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? `often-${names.size + 1}`;
  names.set(text, name);
  return name;
}

/** Asks with names for the marked statements: by these the database knows them again. */
export const namingOften =
  (client: PoolClient): Ask =>
  (text, values) =>
    isOften(text) ? client.query({ name: nameOf(text), text, values: [...values] }) : client.query(text, [...values]);
