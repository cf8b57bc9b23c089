import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import type { Ask } from './fewer-rounds.ts';

export const MARK = '/* often */';

/**
 * Stands first in a statement that comes by the thousand in one evening, where planning would cost more than running:
 * each connection plans it once. Its text is always the same; what differs are the values.
 */
export const often = sql.raw(MARK);

type Column = 'int' | 'text' | 'timestamptz';

/**
 * What such a statement is asked for, as rows of `asked` with their `place`, from 1. Where the database sees how many there
 * are, a plan for just as many seems so much better to it than one for all that it plans anew every time, for longer than
 * it then runs.
 */
export function askedRows<Row extends object>(
  asked: readonly Row[],
  columns: { readonly [Name in keyof Row]: Column },
) {
  const names = Object.keys(columns) as (keyof Row & string)[];
  const lists = names.map((name) => sql`(select ${asked.map((row) => row[name])}::${sql.raw(columns[name])}[])`);
  return sql`unnest(${sql.join(lists)}) with ordinality as asked (${sql.join(names.map((name) => sql.id(name)))}, place)`;
}

/** What was found for each who asked, in their order. */
export function foundFor<Row extends { readonly place: number }>(
  asked: readonly unknown[],
  found: readonly Row[],
): Row[][] {
  const byPlace = Map.groupBy(found, ({ place }) => place);
  return asked.map((_one, at) => byPlace.get(at + 1) ?? []);
}

export const isOften = (text: string): boolean => text.startsWith(MARK);

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? `often-${names.size + 1}`;
  names.set(text, name);
  return name;
}

/**
 * Asks with names for the marked statements: by these the database knows them again. The driver is told by a callback who
 * waits, because what it hangs on a question to make a promise of it stays behind (decision 036).
 */
export const namingOften =
  (client: PoolClient): Ask =>
  (text, values) =>
    new Promise((resolve, reject) => {
      const question = isOften(text)
        ? { name: nameOf(text), text, values: [...values] }
        : { text, values: [...values] };
      client.query(question, (error, result) => (error ? reject(error) : resolve(result)));
    });
