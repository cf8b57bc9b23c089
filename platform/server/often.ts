import { type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import type { Pool, PoolClient } from 'pg';

const MARK = '/* often */';

/**
 * Stands first in a statement that comes by the thousand in one evening, where planning would cost more than running:
 * each connection plans it once. Its text is always the same; what differs are the values.
 */
export const often = sql.raw(MARK);

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? `often-${names.size + 1}`;
  names.set(text, name);
  return name;
}

/** The pool as the query builder takes it, with names for the marked statements: by these the database knows them again. */
export function namingOften(pool: Pool): PostgresPool {
  const known = new WeakMap<PoolClient, PostgresPoolClient>();
  const naming = (client: PoolClient): PostgresPoolClient => {
    const query = (text: string, values: readonly unknown[]) =>
      text.startsWith(MARK)
        ? client.query({ name: nameOf(text), text, values: [...values] })
        : client.query(text, [...values]);
    return { query: query as unknown as PostgresPoolClient['query'], release: (destroy) => client.release(destroy) };
  };
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const named = known.get(client) ?? naming(client);
      known.set(client, named);
      return named;
    },
  };
}
