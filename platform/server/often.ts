import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import type { Ask } from './fewer-rounds.ts';

export const MARK = '/* often */';

/**
 * Stands first in a statement that comes by the thousand in one evening, where planning would cost more than running:
 * each connection plans it once. Its text is always the same; what differs are the values.
 */
export const often = sql.raw(MARK);

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
